import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {markdownAddress} from '../../content/markdown-address.ts';
import {copyFetched} from './copy.ts';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

/** The page's Markdown: to copy, to open, and named in the head for programs. It is fetched when it is asked for. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const address = markdownAddress(pathname, siteConfig.baseUrl);
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 3000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    copyFetched(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const labels: Readonly<Record<State, string>> = {
    idle: translate({id: 'pageTools.copy', message: 'Copy page'}),
    copied: translate({id: 'pageTools.copied', message: 'Copied'}),
    failed: translate({id: 'pageTools.failed', message: 'Not copied'}),
  };
  return (
    <div className={clsx(styles.tools, 'no-print')} data-markdown="skip">
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + address} />
      </Head>
      <button type="button" className={styles.tool} onClick={copy}>
        {/* All labels lie on one another, so that the button keeps its width. */}
        {(Object.keys(labels) as State[]).map((name) => (
          <span key={name} className={clsx(styles.label, name !== state && styles.hidden)}>
            {labels[name]}
          </span>
        ))}
      </button>
      <a className={styles.tool} href={address}>
        <Translate id="pageTools.view">View as Markdown</Translate>
      </a>
      <span role="status" className={styles.spoken}>
        {state === 'idle' ? '' : labels[state]}
      </span>
    </div>
  );
}
