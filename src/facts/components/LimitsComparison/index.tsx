import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import KindPick from '../../../ui/Pick/KindPick.tsx';
import NetworkPick from '../../../ui/Pick/NetworkPick.tsx';
import type {ComparisonData} from '../../comparison.ts';
import Recipe, {named} from './Recipe.tsx';
import Table from './Table.tsx';
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
      <Table facts={facts} rows={rows} />
    </>
  );
}
