import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {capitalized} from '../../../language/capitalized.ts';
import NetworkIcon from '../../../ui/NetworkIcon';
import type {ComparedValue, ComparisonData} from '../../comparison.ts';
import styles from './styles.module.css';

function Values({values, words}: {readonly values: readonly ComparedValue[] | false; readonly words: ComparisonData['words']}): ReactNode {
  if (values === false || values.length === 0)
    return (
      <span className={clsx(styles.none, values === false && styles.refused)}>
        <span className="spoken">{values === false ? words.unsupported : words.none}</span>
      </span>
    );
  return values.map(({text, condition}) => (
    <span key={`${text} ${condition}`} className={styles.value}>
      {text}
      {condition && <small> {condition}</small>}
    </span>
  ));
}

/** On a phone, one line in place of a cell for each thing that the network publishes no number for. */
function Missing({row, facts}: {readonly row: ComparisonData['rows'][number]; readonly facts: ComparisonData}): ReactNode {
  const lines = [
    {label: facts.words.none, columns: facts.columns.filter((_column, index) => row.cells[index] !== false && row.cells[index]?.length === 0)},
    {label: facts.words.unsupported, columns: facts.columns.filter((_column, index) => row.cells[index] === false)},
  ].filter(({columns}) => columns.length > 0);
  if (lines.length === 0) return null;
  return (
    <td className={styles.missing} data-markdown="skip" data-search="skip">
      {lines.map(({label, columns}) => (
        <span key={label}>
          {capitalized(label)}: {columns.map((column) => column.label.toLowerCase()).join(', ')}
        </span>
      ))}
    </td>
  );
}

/** Names of columns that belong together, above them; each column has its whole name for who listens. */
function Groups({columns}: {readonly columns: ComparisonData['columns']}): ReactNode {
  const groups: {name: string | undefined; span: number}[] = [{name: undefined, span: 1}];
  for (const {group} of columns) {
    const last = groups.at(-1);
    if (last && last.name === group) last.span += 1;
    else groups.push({name: group, span: 1});
  }
  return (
    <tr className={styles.groups} data-markdown="skip" data-search="skip">
      {groups.map(({name, span}, index) => (
        <td key={index} colSpan={span}>
          {name && <span aria-hidden="true">{name}</span>}
        </td>
      ))}
    </tr>
  );
}

/** The limits of networks side by side: a network a row, and what its signs mean. */
export default function Table({facts, rows}: {readonly facts: ComparisonData; readonly rows: ComparisonData['rows']}): ReactNode {
  const names = new Map(facts.networks.map(({id, name}) => [id, name]));
  return (
    <>
      <p className={styles.legend} aria-hidden="true" data-markdown="skip" data-search="skip">
        <span className={styles.none} /> {facts.words.none}
        <span className={clsx(styles.none, styles.refused)} /> {facts.words.unsupported}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={translate({id: 'limitsComparison.table', message: 'Limits by network'})}>
        <table className={clsx('fact-table cards', styles.big)}>
          <thead>
            <Groups columns={facts.columns} />
            <tr>
              <th scope="col">
                <Translate id="limitsComparison.network">Network</Translate>
              </th>
              {facts.columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.short ? (
                    <>
                      <span className="spoken">{column.label}</span>
                      <span aria-hidden="true" data-markdown="skip" data-search="skip">
                        {column.short}
                      </span>
                    </>
                  ) : (
                    column.label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.network}>
                <th scope="row">
                  <span className={styles.name}>
                    <NetworkIcon id={row.network} size="small" />
                    <Link to={row.to}>{names.get(row.network)}</Link>
                  </span>
                </th>
                {row.cells.map((values, index) => (
                  <td
                    key={facts.columns[index]?.id}
                    data-label={facts.columns[index]?.label}
                    className={values === false || values.length === 0 ? styles.empty : undefined}
                  >
                    <Values values={values} words={facts.words} />
                  </td>
                ))}
                <Missing row={row} facts={facts} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
