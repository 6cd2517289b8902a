import {capitalized} from '../../../language/capitalized.ts';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import NetworkIcon from '../../../ui/NetworkIcon';
import KindPick from '../../../ui/Pick/KindPick.tsx';
import NetworkPick from '../../../ui/Pick/NetworkPick.tsx';
import type {ComparedValue, ComparisonData} from '../../comparison.ts';
import {type RecipeValue, recipeValue, type Setter} from '../../recipe.ts';
import styles from './styles.module.css';

interface Chosen {
  /** None: all of them. */
  readonly networks: readonly string[];
  readonly kind: ComparisonData['kinds'][number]['id'];
}

function readChosen(search: string, facts: ComparisonData): Chosen {
  const parameters = new URLSearchParams(search);
  const known = new Set(facts.networks.map(({id}) => id));
  return {
    networks: (parameters.get('networks') ?? '').split(',').filter((id) => known.has(id)),
    kind: facts.kinds.find(({id}) => id === parameters.get('kind'))?.id ?? 'post',
  };
}

function addressOf(search: string, chosen: Chosen): string {
  const parameters = new URLSearchParams(search);
  if (chosen.networks.length > 0) parameters.set('networks', chosen.networks.join(','));
  else parameters.delete('networks');
  if (chosen.kind === 'post') parameters.delete('kind');
  else parameters.set('kind', chosen.kind);
  return parameters.size > 0 ? `?${parameters.toString().replaceAll('%2C', ',')}` : '';
}

function valueText(value: RecipeValue | undefined, words: ComparisonData['words']): string {
  if (value === undefined) return words.anything;
  switch (value.kind) {
    case 'none':
      return words.nothing;
    case 'range':
      if (value.min && value.max) return words.range.replace('{min}', value.min.text).replace('{max}', value.max.text);
      if (value.min) return `${words.from} ${value.min.text}`;
      // "Up to one file" is one file.
      return value.max && value.max.number !== 1 ? `${words.upTo} ${value.max.text}` : (value.max?.text ?? '');
    default:
      return value.values.join(', ');
  }
}

/** Networks that are named beside a value; of more, the others are their signs. */
const named = 3;

/** Whom the recipe fits: all, or those that were chosen, by name while they are few. */
export function Fits({names}: {readonly names: readonly string[]}): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (names.length === 0) return <Translate id="limitsComparison.fitsAll">Fits every network</Translate>;
  return names.length <= named ? (
    <Translate id="limitsComparison.fits" values={{networks: new Intl.ListFormat(i18n.currentLocale).format(names)}}>
      {'Fits {networks}'}
    </Translate>
  ) : (
    <Translate id="limitsComparison.fitsChosen" values={{count: names.length}}>
      {'Fits all {count} selected networks'}
    </Translate>
  );
}

/** Networks that set a value, each with the condition under which it does. */
function Setters({
  setters,
  word,
  names,
}: {
  readonly setters: readonly Setter[];
  readonly word?: string;
  readonly names: ReadonlyMap<string, string>;
}): ReactNode {
  return (
    <span className={styles.side}>
      {word && <span className={styles.bound}>{word}: </span>}
      {setters.map(({network, condition}, index) => (
        <span key={network} title={index < named ? undefined : names.get(network)}>
          <NetworkIcon id={network} size="small" />{' '}
          <span className={index < named ? undefined : 'spoken'}>{[names.get(network), condition].filter(Boolean).join(', ')}</span>{' '}
        </span>
      ))}
    </span>
  );
}

/** What fits all of the chosen: a value a line, and whose limit it is. */
function Recipe({facts, rows}: {readonly facts: ComparisonData; readonly rows: ComparisonData['rows']}): ReactNode {
  const {words} = facts;
  const names = new Map(facts.networks.map(({id, name}) => [id, name]));
  return (
    <dl className={styles.recipe} aria-live="polite">
      {facts.lines.map(({id, label}, line) => {
        const asked = rows.flatMap(({network, demands}) => {
          const demand = demands[line];
          return demand ? [{network, demand}] : [];
        });
        // A story of text has no line on video.
        if (asked.length === 0) return null;
        const value = recipeValue(asked);
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <span className={value ? undefined : styles.none}>{valueText(value, words)}</span>
              {value && (
                <small className={styles.by}>
                  {value.from && <Setters setters={value.from} word={words.from} names={names} />}
                  <Setters setters={value.by} {...(value.from && {word: words.upTo})} names={names} />
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

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

interface Props {
  readonly facts: ComparisonData;
  /** What stands between the recipe and the table: the table’s heading. */
  readonly children?: ReactNode;
}

/** One recipe that all of the chosen networks accept, and their limits side by side; the choice stands in the address. */
export default function LimitsComparison({facts, children}: Props): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // What the address asks is known to the browser only; the page is built for everybody.
  const [chosen, setChosen] = useState<Chosen>({networks: [], kind: 'post'});
  // Networks that a link has chosen; what is chosen by hand stays where it stands.
  const [linked, setLinked] = useState<readonly string[]>([]);
  const own = useRef<string>(undefined);
  useEffect(() => {
    const asked = readChosen(search, facts);
    setChosen(asked);
    if (search !== own.current) setLinked(asked.networks);
  }, [search, facts]);
  const change = (next: Chosen): void => {
    setChosen(next);
    own.current = addressOf(search, next);
    history.replace({pathname, search: own.current, hash});
  };
  const toggle = (id: string): void =>
    change({...chosen, networks: chosen.networks.includes(id) ? chosen.networks.filter((other) => other !== id) : [...chosen.networks, id]});
  const rows = facts.rows.filter((row) => row.kind === chosen.kind && (chosen.networks.length === 0 || chosen.networks.includes(row.network)));
  const names = new Map(facts.networks.map(({id, name}) => [id, name]));
  const without = chosen.networks.filter((id) => !rows.some(({network}) => network === id)).map((id) => names.get(id));
  return (
    <>
      <section className={styles.compare}>
        <div className={styles.choice}>
          <KindPick
            legend={<Translate id="limitsComparison.kind">Post type</Translate>}
            kinds={facts.kinds}
            chosen={chosen.kind}
            onChoose={(kind) => change({...chosen, kind})}
          />
          <NetworkPick
            legend={<Translate id="limitsComparison.networks">Networks</Translate>}
            networks={facts.networks}
            chosen={chosen.networks}
            first={linked}
            onToggle={toggle}
          />
        </div>
        <div className={styles.result}>
          <p className={styles.title}>
            <Fits names={facts.networks.flatMap(({id, name}) => (chosen.networks.includes(id) ? [name] : []))} />
          </p>
          {without.length > 0 && (
            <p className={styles.without}>
              <Translate id="limitsComparison.without" values={{networks: without.join(', ')}}>
                {'Not available in: {networks}'}
              </Translate>
            </p>
          )}
          {rows.length > 0 && <Recipe facts={facts} rows={rows} />}
        </div>
      </section>
      {children}
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
