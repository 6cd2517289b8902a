import type {SearchPage} from './page.ts';

/** A record of the hosted service, in DocSearch's schema. */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<'lvl0' | 'lvl1', string> & Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>>;
  readonly language: string;
  readonly lang: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly keywords: readonly string[];
  readonly codes: readonly string[];
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/** The service takes records of at most 10,000 bytes; names and addresses need some of them. */
const contentBytes = 7_000;

/** A text in parts of at most so many bytes, cut at spaces. */
export function split(text: string, bytes: number): string[] {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const word of text.split(' ')) {
    const length = Buffer.byteLength(word) + 1;
    if (size + length > bytes && part !== '') {
      parts.push(part);
      part = '';
      size = 0;
    }
    part = part === '' ? word : `${part} ${word}`;
    size += length;
  }
  return [...parts, part];
}

/** Records of a page: one for each heading and each text below it. `siteUrl` is the host, without a path. */
export function toRecords(page: SearchPage, siteUrl: string): SearchRecord[] {
  const address = new URL(page.path, siteUrl).href;
  const names: (string | null)[] = [page.group, page.title, null, null, null, null, null];
  let position = 0;
  return page.sections.flatMap((section, number) => {
    if (number > 0) {
      names[section.level] = section.heading;
      names.fill(null, section.level + 1);
    }
    const hierarchy = Object.fromEntries(names.map((name, level) => [`lvl${level}`, name])) as SearchRecord['hierarchy'];
    const record = (type: string, content: string | null, part: number): SearchRecord => ({
      objectID: `${page.language}:${page.path}#${section.anchor}${content === null ? '' : `~${part}`}`,
      type,
      url: section.anchor ? `${address}#${section.anchor}` : address,
      url_without_anchor: address,
      anchor: section.anchor || null,
      content,
      hierarchy,
      language: page.language,
      lang: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      keywords: number === 0 ? page.keywords : [],
      codes: number === 0 ? page.codes : [],
      weight: {pageRank: 0, level: content === null ? 100 - section.level * 10 : 0, position: position++},
    });
    const texts = section.text === '' ? [] : split(section.text, contentBytes).map((content, part) => record('content', content, part));
    return [record(`lvl${section.level}`, null, 0), ...texts];
  });
}

/** A group of words that mean the same, in the service's form. It takes at most 20 words a group. */
export interface SynonymRecord {
  readonly objectID: string;
  readonly type: 'synonym';
  readonly synonyms: readonly string[];
}

/** The synonyms of a language for the hosted service. `groups`: words as people type them. */
export function toSynonyms(groups: readonly (readonly string[])[], language: string): SynonymRecord[] {
  return groups.map((synonyms, number) => ({objectID: `${language}-${number}`, type: 'synonym', synonyms: synonyms.slice(0, 20)}));
}

/** How the hosted service is to search these records: as DocSearch's own indexes are set up, with codes and keywords. */
export const indexSettings = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  searchableAttributes: [
    'codes',
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  disableTypoToleranceOnAttributes: ['codes'],
  disableTypoToleranceOnWords: [],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: true,
  queryLanguages: ['en', 'ru'],
  indexLanguages: ['en', 'ru'],
  removeWordsIfNoResults: 'allOptional',
};
