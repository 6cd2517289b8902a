import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Interface} from '../../facts/schema/interface.ts';
import type {NetworkWord, NetworkWords} from '../../facts/schema/network-words.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

type Readable = Pick<Page, 'file' | 'locale' | 'tree' | 'offset'>;

/** Words that a path may name together: the service's, and one network's where they are its own screens. */
export interface Vocabulary {
  /** Id of the network, undefined where the service's words are alone. */
  readonly network?: string;
  /** By what the English page calls it. */
  readonly words: ReadonlyMap<string, NetworkWord>;
}

/**
 * The vocabularies of paths: the service's, then each network's with the service's beside it. A word that both have is the network's there.
 */
export function vocabularies(places: Interface, networks: NetworkWords): Vocabulary[] {
  const own = places.flatMap(({words}) => words.map((word) => [word.en, word] as const));
  return [
    {words: new Map(own)},
    ...networks.map(({id, documents}) => ({
      network: id,
      words: new Map([...own, ...documents.flatMap(({words}) => words.map((word) => [word.en, word] as const))]),
    })),
  ];
}

/** Bold paths of a page (`**Settings → Privacy**`) as lists of their words, with their lines. */
function pathsOf({tree, offset}: Pick<Page, 'tree' | 'offset'>): {readonly line: number; readonly path: readonly string[]}[] {
  const paths: {line: number; path: string[]}[] = [];
  visit(tree, 'strong', (node) => {
    const path = textOf(node)
      .replace(/[\u00a0\s]+/gu, ' ')
      .trim()
      .split(/\s*→\s*/u);
    if (path.length > 1) paths.push({line: (node.position?.start.line ?? 0) + offset, path});
  });
  return paths;
}

const written = (path: readonly string[]): string => `**${path.join(' → ')}**`;

/** Each word of a bold path is the service's or, with the others, one network's: nobody invents a word of a screen, or spells it in two ways. */
export function checkPathWords(page: Readable, all: readonly Vocabulary[]): Finding[] {
  const known = all.map(({network, words}) => ({network, words: new Set([...words.values()].map((word) => word[page.locale]))}));
  return pathsOf(page).flatMap(({line, path}) => {
    const missing = known.map(({network, words}) => ({network, words: path.filter((word) => !words.has(word))}));
    const least = missing.reduce((best, other) => (other.words.length < best.words.length ? other : best));
    if (least.words.length === 0) return [];
    const words = least.words.map((word) => `"${word}"`).join(', ');
    const message = `${written(path)}: ${words} stands neither among the interface's words (src/data/interface.yaml) nor among those of ${least.network === undefined ? 'a network' : `"${least.network}"`} (src/data/network-words.yaml). Write it as it stands there, or add it, with the network's page that shows it.`;
    return [{file: page.file, line, message}];
  });
}

/** Whether `path` holds the words of `part` one after another. */
const holds = (path: readonly string[], part: readonly string[]): boolean => path.some((_, start) => part.every((word, index) => path[start + index] === word));

/**
 * A path of a network's screens stands in the translation with the network's words of that language. A path with a word that has no
 * translation is described there, and so is not looked for.
 */
export function checkNetworkPaths(english: Readable, translation: Readable, all: readonly Vocabulary[]): Finding[] {
  const there = pathsOf(translation).map(({path}) => path);
  const [service] = all;
  return pathsOf(english).flatMap(({line, path}) => {
    // The service's own paths are checkInterface's concern.
    if (path.every((word) => service?.words.has(word))) return [];
    const wanted = all.filter(({words}) => path.every((word) => words.has(word))).map(({words}) => path.map((word) => words.get(word)?.[translation.locale]));
    if (wanted.length === 0 || wanted.some((words) => words.includes(undefined) || there.some((one) => holds(one, words as string[])))) return [];
    const message = `${written(path)} of ${english.file}:${line} is missing here: ${wanted.map((words) => written(words as string[])).join(' or ')} (words of networks' screens: src/data/network-words.yaml)`;
    return [{file: translation.file, message}];
  });
}
