import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {currentNames, loadNames, onNames} from '@site/packages/lean/page-names/store.ts';
import {useTypedEarly} from '../../../ui/typed-early.ts';
import {NotLoaded, useOnDemand} from '../on-demand.tsx';
import Codes from './Codes.tsx';
import {type CatalogueGroup, type Filters, isEmpty, noFilters, passing, readFilters, writeFilters} from './filters.ts';
import styles from './styles.module.css';

interface Option {
  readonly id: string;
  readonly label: string;
}

export interface CatalogueData {
  /** None where there is an index. */
  readonly groups: readonly CatalogueGroup[];
  /** Pages of the groups, where there are more codes than the page can list: codes are fetched when something is looked for. */
  readonly index?: readonly {readonly to: string; readonly label: string; readonly count: number}[];
  readonly networks: readonly Option[];
  readonly actions: readonly Option[];
  readonly fixers: readonly Option[];
}

function Choice({
  name,
  label,
  value,
  options,
  onChange,
}: {
  readonly name: keyof Filters;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{translate({id: 'errorCatalogue.any', message: 'Any'})}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every code, by group, or links to the groups’ pages; filters live in the address. Without script it is the plain list. */
export default function ErrorCatalogue({facts}: {readonly facts: CatalogueData}): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const [filters, setFilters] = useState<Filters>(noFilters);
  const names = useSyncExternalStore(onNames, currentNames, currentNames);
  const nameOf = (code: number): string => names[code] ?? String(code);
  const titleOf = (code: number): string => nameOf(code).replace(/^\d+ ?/, '');
  const fetched = useOnDemand(async () => (await import('@generated/error-files/default/catalogue.json')).default);
  const isSearched = facts.index !== undefined && !isEmpty(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is looked for, and after a failure with the next change or by the button
  useEffect(() => {
    if (isSearched) fetched.load();
  }, [filters]);
  const all = facts.index ? (fetched.data ?? []) : facts.groups;
  const isNameless = all.some(({items}) => items.some(({code}) => names[code] === undefined));
  useEffect(() => {
    if (isNameless) loadNames();
  }, [isNameless]);
  const ofAddress = (): Filters =>
    readFilters(history.location.search, {
      network: facts.networks.map(({id}) => id),
      action: facts.actions.map(({id}) => id),
      fixer: facts.fixers.map(({id}) => id),
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` tells of a change, but comes late: the history knows what was typed since
  useEffect(() => {
    setFilters(ofAddress());
  }, [search, facts, history]);
  const change = (part: Partial<Filters>): void => {
    const next = {...filters, ...part};
    setFilters(next);
    history.replace({pathname, search: writeFilters(history.location.search, next), hash});
  };
  const form = useRef<HTMLFormElement>(null);
  useTypedEarly(form, (fields) => {
    const typed = [...new FormData(fields)].filter(([, value]) => typeof value === 'string' && value !== '');
    if (typed.length > 0) change({...ofAddress(), ...Object.fromEntries(typed)});
  });
  const index = isSearched && fetched.data ? undefined : facts.index;
  const groups = index ? [] : passing(all, nameOf, filters);
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const actionLabels = new Map(facts.actions.map(({id, label}) => [id, label]));
  return (
    <section className="error-catalogue">
      <form
        ref={form}
        className={clsx(styles.filters, 'no-print')}
        onSubmit={(event) => event.preventDefault()}
        aria-label={translate({id: 'errorCatalogue.filters', message: 'Filters'})}
      >
        <Choice
          name="network"
          label={translate({id: 'errorCatalogue.network', message: 'Network'})}
          value={filters.network}
          options={facts.networks}
          onChange={(network) => change({network})}
        />
        <Choice
          name="action"
          label={translate({id: 'errorCatalogue.action', message: 'What to do'})}
          value={filters.action}
          options={facts.actions}
          onChange={(action) => change({action})}
        />
        <Choice
          name="fixer"
          label={translate({id: 'errorCatalogue.fixer', message: 'Who can fix it'})}
          value={filters.fixer}
          options={facts.fixers}
          onChange={(fixer) => change({fixer})}
        />
        <label className={styles.choice}>
          <span>
            <Translate id="errorCatalogue.text">Search by words</Translate>
          </span>
          <input type="search" name="text" value={filters.text} maxLength={200} onChange={(event) => change({text: event.target.value})} />
        </label>
      </form>
      <div className={styles.shown}>
        <p role="status" className={styles.count}>
          {index ? '' : translate({id: 'errorCatalogue.count', message: 'Codes shown: {count}'}, {count})}
        </p>
        {!isEmpty(filters) && (
          <button
            type="button"
            className="button button--sm no-print"
            onClick={() => {
              change(noFilters);
              // The button goes; whoever pressed it goes on with the first of what it cleared.
              form.current?.querySelector('select')?.focus({preventScroll: true});
            }}
          >
            <Translate id="errorCatalogue.reset">Clear filters</Translate>
          </button>
        )}
      </div>
      {fetched.failed && <NotLoaded onRetry={fetched.load} />}
      {index && (
        <ul className={clsx('page-list', styles.list, styles.groups)}>
          {index.map(({to, label, count: codes}) => (
            <li key={to}>
              <Link to={to}>{label}</Link> <span>{codes}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <Codes
          key={group.id}
          group={group}
          isNetwork={group.id !== 'general' && facts.networks.some(({id}) => id === group.id)}
          titleOf={titleOf}
          actionLabels={actionLabels}
        />
      ))}
    </section>
  );
}
