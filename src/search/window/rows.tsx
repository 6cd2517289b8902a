import Translate, {translate} from '@docusaurus/Translate';
import codes from '@generated/network-names/default/codes.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../../ui/NetworkIcon';
import type {Hit} from '../engine/hit.ts';
import Marked from './marked.tsx';
import {networkAt, strandOf} from './place.ts';
import styles from './rows.module.css';

/** Rows that stand in the order of the ranking, in a group of their own: groups by section would bury the best ones. */
const bestRows = 5;
const mostGroups = 5;

type Item = Hit & {readonly _highlightResult?: Hit['_highlightResult']};

function inGroup<Row extends Item>(hit: Row, name: string): Row {
  const highlighted = hit._highlightResult
    ? {...hit._highlightResult, hierarchy: {...hit._highlightResult.hierarchy, lvl0: {value: name, matchLevel: 'none', matchedWords: []}}}
    : undefined;
  return {...hit, hierarchy: {...hit.hierarchy, lvl0: name}, section: hit.hierarchy.lvl0, ...(highlighted && {_highlightResult: highlighted})};
}

/** Answers first, then the five best hits as they rank, then the others by their section; five groups at most. */
export function grouped<Row extends Item>(hits: readonly Row[]): Row[] {
  const answers = hits.filter(({answer}) => answer !== undefined);
  const others = hits.filter(({answer}) => answer === undefined);
  const best = translate({id: 'search.best', message: 'Best matches'});
  const rest = others.slice(bestRows);
  const groups = new Set<string>(answers.length > 0 ? ['answer', best] : [best]);
  const shown = rest.filter(({hierarchy: {lvl0}}) => {
    if (!groups.has(lvl0) && groups.size >= mostGroups) return false;
    groups.add(lvl0);
    return true;
  });
  return [...answers, ...others.slice(0, bestRows).map((hit) => inGroup(hit, best)), ...shown];
}

/** What a hit shows: its page's title, where it stands, and the sentence that was found. */
export function HitRow({hit}: {readonly hit: Item & {readonly section?: string}}): ReactNode {
  const names = hit._highlightResult.hierarchy;
  const path = hit.url_without_anchor ?? hit.url;
  const network = networkAt(path, codes);
  const sign = network && <NetworkIcon id={network} size="small" />;
  const headings = [names.lvl2, names.lvl3, names.lvl4].flatMap((name) => (name ? [name.value] : []));
  const content = hit._snippetResult?.content?.value;
  const section = hit.section ?? hit.hierarchy.lvl0;
  return (
    <span className={clsx(styles.row, hit.answer && [styles[hit.answer], `search-row-${hit.answer}`])} data-strand={strandOf(path)}>
      <span className={styles.line}>
        {hit.answer && sign}
        <span className={clsx('DocSearch-Hit-title', styles.title)}>
          <Marked html={names.lvl1.value} />
        </span>
      </span>
      {!hit.answer && (
        <span className={clsx('DocSearch-Hit-path', styles.path)}>
          {sign}
          <span className={styles.section}>{section}</span>
          {headings.map((heading) => (
            <span key={heading}>
              {' › '}
              <Marked html={heading} />
            </span>
          ))}
        </span>
      )}
      {content && (
        <span className={styles.text}>
          <Marked html={content} />
        </span>
      )}
    </span>
  );
}

/** What the window says of a query that is longer than it takes. */
export function CutNotice(): ReactNode {
  return (
    <p className="search-cut" role="status">
      <Translate id="search.cut">Only the first 512 characters are searched; the rest was cut off.</Translate>
    </p>
  );
}
