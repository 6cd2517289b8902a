import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';
import {replaceVariables} from '../../content/variables.ts';
import {docsFolder} from '../../errors/texts.ts';
import type {Network} from '../../facts/schema/network.ts';
import {type Attributes, networkOf, type PageContext} from '../../facts/tables.ts';

export interface HeadData {
  readonly network: string;
  readonly title: string;
  /** Ways to connect; the first is the usual one. */
  readonly ways: readonly {readonly text: string; readonly to: string}[];
  /** Where its limits stand beside those of other networks. */
  readonly compare?: {readonly text: string; readonly to: string};
}

/** Page on which the limits of all networks stand side by side, below `/docs`. */
export const comparisonPage = '/docs/tools/publications/faq/crossposting-limitations';

/** The ways in of a network: a page each, in the order of the menu, with its short name and its `whole` title. `folder` holds the pages of a language. */
export function connectingPages(folder: string, network: string, locale: Locale): {readonly title: string; readonly whole: string; readonly to: string}[] {
  return globSync('connecting*.mdx', {cwd: path.join(folder, 'channels', network)})
    .map((name) => {
      const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(path.join(folder, 'channels', network, name), 'utf8'))?.[1] ?? '';
      const {
        title,
        sidebar_label,
        sidebar_position = 0,
      } = parse(replaceVariables(block, locale)) as {title: string; sidebar_label?: string; sidebar_position?: number};
      return {
        title: typeset(sidebar_label ?? title, locale),
        whole: typeset(title, locale),
        to: `/docs/channels/${network}/${name.slice(0, -'.mdx'.length)}`,
        position: sidebar_position,
      };
    })
    .sort((a, b) => a.position - b.position)
    .map(({title, whole, to}) => ({title, whole, to}));
}

const words = {
  connect: {en: 'Connect', ru: 'Подключить'},
  compare: {en: 'Compare with others', ru: 'Сравнить с другими'},
} as const;

/** What to connect, inside a phrase: the name, but a webhook is no name. The title of the page tells which it is. */
function connect(title: string, {name}: Pick<Network, 'name'>, locale: Locale): string {
  if (locale === 'en' && !title.includes(name.en)) return title.replace(/^Connecting\b/, words.connect.en);
  const common = name[locale].toLocaleLowerCase(locale);
  return `${words.connect[locale]} ${title.includes(common) ? common : name[locale]}`;
}

/** `<NetworkHead title="…" />`: sign, title and ways on: connect first, then what fits here and elsewhere. */
export function networkHead(attributes: Attributes, page: PageContext): HeadData {
  const {locale} = page;
  const network = networkOf(attributes, page);
  const ways = attributes.ways === 'none' ? [] : connectingPages(docsFolder(locale), network.id, locale);
  return {
    network: network.id,
    title: attributes.title ?? '',
    ways: ways.map(({title: text, whole, to}) => ({
      text: ways.length === 1 ? connect(whole, network, locale) : text.replace(/^Connecting\b/, 'Connect'),
      to,
    })),
    ...(ways.length > 0 && {compare: {text: words.compare[locale], to: `${comparisonPage}?networks=${network.id}`}}),
  };
}
