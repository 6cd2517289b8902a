import path from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadNetworks} from '../../facts/load.ts';
import {shortNetworkName} from '../../facts/network-names/short.ts';
import {labelOf, loadScreens} from './load.ts';
import {screens} from './schema.ts';

const own = screens.parse(parse(readFileSync(path.resolve(import.meta.dirname, 'service.yaml'), 'utf8')));
const words = (
  parse(readFileSync(path.resolve(import.meta.dirname, '../../data/interface.yaml'), 'utf8')) as readonly {words: readonly {en: string; ru: string}[]}[]
).flatMap((group) => group.words);

const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe('drawings of the service', () => {
  it('name buttons, titles and tabs as the interface does, in both languages', () => {
    const networks = [...loadNetworks().values()].map(({name}) => ({en: shortNetworkName(name.en), ru: shortNetworkName(name.ru)}));
    const known = ({en, ru}: {readonly en: string; readonly ru: string}): boolean =>
      [...words, ...networks].some((word) => word.en === en.replace(/\s•/, '') && word.ru === ru.replace(/\s•/, ''));
    for (const {id, title, buttons, tabs} of own)
      for (const text of [title, ...[...buttons, ...tabs].map((part) => part.text)]) expect(known(text), `${id}: ${text.en}`).toBe(true);
  });

  it('show the editor, its versions, the plan, an approval and the roles, and mark one thing each', () => {
    for (const id of ['editor', 'versions', 'content-plan', 'approval', 'roles']) {
      const screen = loadScreens().find((one) => one.id === id);
      expect(screen, id).toBeDefined();
      if (!screen) continue;
      const marked = [...screen.rows, ...screen.buttons, ...screen.tabs].filter(({here}) => here);
      expect(marked.length, id).toBeGreaterThan(0);
      for (const locale of ['en', 'ru'] as const) expect(labelOf(screen, locale), `${id} ${locale}`).not.toMatch(/[{}]/);
    }
  });

  it('say in words what is drawn only', () => {
    const plan = loadScreens().find(({id}) => id === 'content-plan');
    expect(plain(plan && labelOf(plan, 'en'))).toContain('Wed, 10:00 a.m., free slot (marked)');
    expect(plain(plan && labelOf(plan, 'ru'))).toContain('Ср, 10:00, свободный слот (отмечено)');
    expect(plain(plan && labelOf(plan, 'en'))).toContain('Mon, 10:00 a.m.: New menu');
    // Dots in place of a secret are for the eye.
    for (const screen of loadScreens()) expect(labelOf(screen, 'ru'), screen.id).not.toMatch(/••/);
  });
});
