import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkMenu} from './checks/menu.ts';
import {menuIds, writtenIds} from './menu.ts';

it('an entry without a page stays in the menu, so that the check names it', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'menu-'));
  mkdirSync(path.join(docs, 'b'));
  for (const file of ['a.mdx', 'b/index.mdx']) writeFileSync(path.join(docs, file), '');
  expect(menuIds(docs, ['a', 'b', 'ghost'])).toEqual(['a', 'b/index', 'ghost']);
  expect(writtenIds(docs, ['a', 'b', 'ghost'])).toEqual(['a', 'b/index']);
  expect(checkMenu(['docs/a.mdx', 'docs/b/index.mdx'], {docs: menuIds(docs, ['a', 'b', 'ghost'])})).toEqual([
    {file: 'sidebars.ts', message: 'names the page "ghost", which does not exist'},
  ]);
  rmSync(docs, {recursive: true});
});
