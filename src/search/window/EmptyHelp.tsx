import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useState} from 'react';
import NetworkIcon from '../../ui/NetworkIcon';
import type {AnswersFile} from '../engine/answers.ts';
import {indexFolder} from '../engine/format.ts';

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

/** What stands in the window while nothing is typed, below the earlier searches, and where nothing is found. */
export default function EmptyHelp({onClose}: {readonly onClose: () => void}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [networks, setNetworks] = useState<readonly (readonly [id: string, name: string])[]>([]);
  useEffect(() => {
    let current = true;
    fetch(`${siteConfig.baseUrl}${indexFolder}/answers.json`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<AnswersFile>) : undefined))
      .then((file) => {
        if (current && file) setNetworks(Object.entries(file.networks).map(([id, {name}]) => [id, name]));
      })
      // The names are a help only; what is typed is answered, or says that it cannot be.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [siteConfig.baseUrl]);
  return (
    <nav className="search-empty" aria-label={translate({id: 'search.empty.label', message: 'Where to go'})}>
      <ul>
        {needed().map(([to, text]) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {networks.length > 0 && (
        <>
          <p className="search-empty-title">
            <Translate id="search.empty.networks">Networks</Translate>
          </p>
          <ul className="search-empty-networks">
            {networks.map(([id, name]) => (
              <li key={id}>
                <Link to={`/docs/channels/${id}`} onClick={onClose}>
                  <NetworkIcon id={id} size="small" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
