import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import type {ComparisonData} from '../../comparison.ts';
import styles from './styles.module.css';

interface Chosen {
  readonly networks: readonly string[];
  readonly kind: string;
}

function readChosen(search: string, known: readonly string[]): Chosen {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind') ?? '';
  return {
    networks: (parameters.get('networks') ?? '').split(',').filter((id) => known.includes(id)),
    kind: ['post', 'story', 'short'].includes(kind) ? kind : '',
  };
}

/** Limits of all networks side by side; network and kind can be chosen, and the choice stands in the address. */
export default function LimitsComparison({facts}: {readonly facts: ComparisonData}): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const [chosen, setChosen] = useState<Chosen>({networks: [], kind: ''});
  const networks = [...new Map(facts.rows.map((row) => [row.network, row.name]))];
  const kinds = [...new Map(facts.rows.map((row) => [row.kind as string, row.kindLabel]))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names come from the page itself and never change
  useEffect(
    () =>
      setChosen(
        readChosen(
          search,
          networks.map(([id]) => id),
        ),
      ),
    [search],
  );
  const change = (next: Chosen): void => {
    setChosen(next);
    const parameters = new URLSearchParams(search);
    if (next.networks.length > 0) parameters.set('networks', next.networks.join(','));
    else parameters.delete('networks');
    if (next.kind) parameters.set('kind', next.kind);
    else parameters.delete('kind');
    history.replace({pathname, search: parameters.size > 0 ? `?${parameters.toString().replaceAll('%2C', ',')}` : '', hash});
  };
  const toggle = (id: string): void =>
    change({...chosen, networks: chosen.networks.includes(id) ? chosen.networks.filter((other) => other !== id) : [...chosen.networks, id]});
  const rows = facts.rows.filter(
    (row) => (chosen.networks.length === 0 || chosen.networks.includes(row.network)) && (chosen.kind === '' || row.kind === chosen.kind),
  );
  return (
    <section>
      <fieldset className={styles.choices}>
        <legend>{translate({id: 'limitsComparison.networks', message: 'Networks'})}</legend>
        {networks.map(([id, name]) => (
          <label key={id} className={styles.chip}>
            <input type="checkbox" checked={chosen.networks.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{translate({id: 'limitsComparison.kind', message: 'Post kind'})}</legend>
        {[['', translate({id: 'limitsComparison.all', message: 'all'})] as const, ...kinds].map(([id, label]) => (
          <label key={id} className={styles.chip}>
            <input type="radio" name="comparison-kind" checked={chosen.kind === id} onChange={() => change({...chosen, kind: id})} />
            {label}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={translate({id: 'limitsComparison.table', message: 'Limits by network'})}>
        <table className="fact-table">
          <thead>
            <tr>
              <th scope="col">{translate({id: 'limitsComparison.network', message: 'Network'})}</th>
              {facts.columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.network}-${row.kind}`}>
                <th scope="row">
                  <Link to={row.to}>{row.name}</Link>
                  <small className={styles.kind}>{row.kindLabel}</small>
                </th>
                {row.cells.map((cell, index) => (
                  <td key={facts.columns[index]?.id} data-label={facts.columns[index]?.label} className={cell ? undefined : styles.none}>
                    {cell || '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
