import {capitalized} from '../../language/capitalized.ts';
import type {Locale} from '../../config/product.ts';
import {contentLabels, featureLabels, kindLabels, supportLabels} from '../labels.ts';
import {postKinds} from '../schema/common.ts';
import type {Network} from '../schema/network.ts';
import {documentUrl} from '../sources.ts';
import {type FactSource, SourceNumbers, type TableSource} from '../tables.ts';

type Support = 'yes' | 'no' | 'partly';
type Content = Network['post_kinds'][number]['contents'][number];

/** A crossing of the matrix, with the word that a screen reader says for its sign. */
export interface MarkData {
  readonly value: Support;
  readonly word: string;
}

export interface MatrixData {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly marks: readonly MarkData[];
    readonly notes: readonly string[];
    readonly sources: readonly FactSource[];
  }[];
  /** What is to be known of single columns, below the table. */
  readonly remarks: readonly {readonly name: string; readonly text: string; readonly source: FactSource}[];
  readonly sources: readonly TableSource[];
}

const mark = (value: Support, locale: Locale): MarkData => ({value, word: supportLabels[value][locale]});

/** Asked of every network; others are shown where a network takes them. */
const asked: readonly Content[] = ['text', 'link', 'image', 'images', 'video', 'mixed'];
const order: readonly Content[] = [...asked, 'gif', 'document', 'poll', 'article'];

/** What can be published as what: kinds of posts across, contents down. */
export function kindMatrix(network: Pick<Network, 'post_kinds'>, locale: Locale): MatrixData {
  const numbers = new SourceNumbers(locale);
  const kinds = postKinds.map((kind) => network.post_kinds.find((item) => item.kind === kind) ?? kind);
  const published = kinds.map((item) => (typeof item === 'string' ? 'no' : item.supported));
  const rows = order
    .filter((content) => asked.includes(content) || network.post_kinds.some(({supported, contents}) => supported !== 'no' && contents.includes(content)))
    .map((content) => ({
      label: capitalized(contentLabels[content][locale]),
      marks: kinds.map((item) => mark(typeof item !== 'string' && item.supported !== 'no' && item.contents.includes(content) ? 'yes' : 'no', locale)),
      notes: [],
      sources: [],
    }));
  return {
    corner: locale === 'en' ? 'What' : 'Что',
    columns: postKinds.map((kind) => capitalized(kindLabels[kind][locale])),
    rows: [
      {
        label: locale === 'en' ? 'Can be published' : 'Публикуется',
        marks: published.map((value) => mark(value, locale)),
        notes: [],
        // Kinds of which nothing more is to be said have their document here, each document once.
        sources: [...new Map(network.post_kinds.filter(({note}) => !note).map(({source}) => [documentUrl(source), numbers.of(source)])).values()],
      },
      ...rows,
    ],
    remarks: network.post_kinds.flatMap(({name, note, source}) => (note ? [{name: name[locale], text: note[locale], source: numbers.of(source)}] : [])),
    sources: numbers.list(),
  };
}

/** Yes-or-no facts of a network, one mark a row. */
export function featureMatrix(network: Pick<Network, 'features'>, locale: Locale): MatrixData {
  const numbers = new SourceNumbers(locale);
  return {
    corner: locale === 'en' ? 'Feature' : 'Возможность',
    columns: [locale === 'en' ? 'Supported' : 'Поддержка'],
    rows: network.features.map((feature) => ({
      label: featureLabels[feature.id][locale],
      marks: [mark(feature.value, locale)],
      notes: feature.note ? [feature.note[locale]] : [],
      sources: [numbers.of(feature.source)],
    })),
    remarks: [],
    sources: numbers.list(),
  };
}
