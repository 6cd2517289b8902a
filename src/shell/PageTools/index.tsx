import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {markdownAddress} from '../../content/markdown-address.ts';
import {copyFetched, copyText} from '../../ui/copy.ts';
import {type Copying, useCopying} from '../../ui/copying.ts';
import styles from './styles.module.css';

interface CopyProps {
  readonly label: string;
  readonly copy: () => Promise<void>;
}

/** A button that puts something on the clipboard, and says in its own place whether it did. */
function Copy({label, copy}: CopyProps): ReactNode {
  const [state, start] = useCopying();
  const labels: Readonly<Record<Copying, string>> = {
    idle: label,
    copied: translate({id: 'pageTools.copied', message: 'Copied'}),
    failed: translate({id: 'pageTools.failed', message: 'Not copied'}),
  };
  return (
    <>
      <button type="button" className={clsx(styles.tool, 'no-print')} onClick={() => start(copy)}>
        {/* All labels lie on one another, so that the button keeps its width. */}
        {(Object.keys(labels) as Copying[]).map((name) => (
          <span key={name} className={clsx(styles.label, name !== state && styles.hidden)}>
            {labels[name]}
          </span>
        ))}
      </button>
      <span role="status" className="spoken">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}

/** The tools themselves, for a page whose Markdown has that address. */
export function Tools({address, children}: {readonly address: string; readonly children?: ReactNode}): ReactNode {
  return (
    <div className={styles.tools} data-markdown="skip">
      <p className={clsx(styles.heading, 'no-print')}>
        <Translate id="pageTools.heading">This page</Translate>
      </p>
      <Copy label={translate({id: 'pageTools.copyLink', message: 'Copy link'})} copy={() => copyText(window.location.href)} />
      <Copy label={translate({id: 'pageTools.copy', message: 'Copy page'})} copy={() => copyFetched(address)} />
      <a className={clsx(styles.tool, 'no-print')} href={address}>
        <Translate id="pageTools.view">View as Markdown</Translate>
      </a>
      {children}
    </div>
  );
}

/**
 * What one does with a page: copy its address or its Markdown, open that, and what stands between (its source, its date).
 * The Markdown is named in the head for programs, and fetched when it is asked for.
 */
export default function PageTools({children}: {readonly children?: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const address = markdownAddress(pathname, siteConfig.baseUrl);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + address} />
      </Head>
      <Tools address={address}>{children}</Tools>
    </>
  );
}
