import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import networks from '@generated/network-names/default/names.json';
import type {ReactNode} from 'react';
import {shortNetworkName} from '../../facts/network-names/short.ts';
import NetworkIcon from '../../ui/NetworkIcon';
import styles from './empty-help.module.css';

/** Pages that are needed most, by the questions that lead to them. */
function needed(): readonly (readonly [to: string, text: string])[] {
  return [
    ['/docs/tools/publications/issues', translate({id: 'search.empty.errors', message: 'Paste an error message or a code'})],
    ['/docs/channels', translate({id: 'search.empty.connect', message: 'Connect an account'})],
    ['/docs/tools/publications', translate({id: 'search.empty.schedule', message: 'Schedule a post'})],
    ['/docs/tools/publications/faq/service-limits', translate({id: 'search.empty.limits', message: 'File and post limits'})],
    ['/docs/api', translate({id: 'search.empty.api', message: 'API reference'})],
  ];
}

/** What stands in the window and on the search page while nothing is typed, and where nothing is found. */
export default function EmptyHelp({onClose}: {readonly onClose?: () => void}): ReactNode {
  return (
    <nav className={clsx('search-empty', styles.help)} aria-label={translate({id: 'search.empty.label', message: 'Where to go'})}>
      <ul className={styles.needed}>
        {needed().map(([to, text]) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.title}>
        <Translate id="search.empty.networks">Networks</Translate>
      </p>
      <ul className={styles.networks}>
        {networks.map(({id, name}) => (
          <li key={id}>
            <Link to={`/docs/channels/${id}`} onClick={onClose}>
              <NetworkIcon id={id} size="small" />
              {shortNetworkName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
