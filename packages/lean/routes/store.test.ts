import {expect, it} from 'vitest';
import {loadAllRoutes, loadRoutesOf, setRouteParts} from './store.ts';

it('has nothing to wait for without parts', async () => {
  await expect(loadRoutesOf('/docs')).resolves.toBeUndefined();
  await expect(loadAllRoutes()).resolves.toEqual([]);
});

it('asks for the part that holds a path, once, and again when it could not be had', async () => {
  const asked: string[] = [];
  let broken = true;
  const part = (from: string) => ({
    from,
    load: async () => {
      asked.push(from);
      if (broken) throw new Error('offline');
    },
  });
  setRouteParts([part('/docs'), part('/docs/channels'), part('/docs/tools/a')]);
  await expect(loadRoutesOf('/docs/team')).rejects.toThrow('offline');
  broken = false;
  for (const path of ['/docs/team', '/docs/tea%6D', '/docs/team.html', '/docs/team/', '/']) await loadRoutesOf(path);
  expect(asked).toEqual(['/docs/channels', '/docs/channels']);
  await loadRoutesOf('/docs/index.html');
  await loadRoutesOf('/docs/%E0%A4%A');
  expect(asked.slice(2)).toEqual(['/docs']);
  await loadAllRoutes();
  expect(asked.slice(3)).toEqual(['/docs/tools/a']);
});
