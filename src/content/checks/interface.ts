import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Interface} from '../../facts/schema/interface.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

type Readable = Pick<Page, 'file' | 'tree'>;

const arrow = /\s*→\s*/u;

/** Bold paths of a page (`**Settings → Channels**`), as lists of their words. */
export function boldPaths(page: Pick<Page, 'tree'>): string[][] {
  const paths: string[][] = [];
  visit(page.tree, 'strong', (node) => {
    const text = textOf(node)
      .replace(/\u00a0/g, ' ')
      .trim();
    if (arrow.test(text)) paths.push(text.split(arrow));
  });
  return paths;
}

/**
 * Paths of the service's own interface stand in the Russian page with the Russian interface's words. Paths with a word of elsewhere
 * (a network's own screens) are not the vocabulary's concern.
 */
export function checkInterface(english: Readable, russian: Readable, places: Interface): Finding[] {
  const words = new Map(places.flatMap((place) => place.words.map(({en, ru}) => [en, ru] as const)));
  const there = boldPaths(russian).map((path) => path.join(' → '));
  return boldPaths(english).flatMap((path) => {
    const translated = path.map((word) => words.get(word));
    if (translated.some((word) => word === undefined)) return [];
    const wanted = translated.join(' → ');
    // The other page may name it once for two times, or lead a step further.
    if (there.some((one) => one === wanted || one.startsWith(`${wanted} → `))) return [];
    return [
      {
        file: russian.file,
        message: `the English page names **${path.join(' → ')}**; here **${wanted}** is missing (words of the interface: src/data/interface.yaml)`,
      },
    ];
  });
}

/**
 * Words of a bold path that are one letter away from a word of the interface, in a path that names others of it: a misspelling, which
 * would otherwise pass for a network's own screen. A word that only ends otherwise (Channel, Channels) may be the network's.
 *
 * @param resembles whether two words are one letter apart
 */
export function checkSpelling(page: Readable, language: 'en' | 'ru', places: Interface, resembles: (one: string, other: string) => boolean): Finding[] {
  const words = new Set(places.flatMap((place) => place.words.map((word) => word[language])));
  return boldPaths(page).flatMap((path) => {
    if (!path.some((word) => words.has(word))) return [];
    return path.flatMap((word) => {
      if (words.has(word)) return [];
      const meant = [...words].find((known) => resembles(word, known) && !known.startsWith(word) && !word.startsWith(known));
      if (meant === undefined) return [];
      const message = `**${path.join(' → ')}**: is "${word}" the interface's "${meant}" (src/data/interface.yaml)? A word that stands there is written as there.`;
      return [{file: page.file, message}];
    });
  });
}
