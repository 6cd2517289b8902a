import Link from '@docusaurus/Link';
import networks from '@generated/network-names/default/names.json';
import type {ReactNode} from 'react';
import NetworkIcon from '../NetworkIcon';
import {networkOf} from '../network-of.ts';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Absolute path in the site, without the language. */
  readonly to: string;
  readonly children?: ReactNode;
}

const known = new Set(networks.map(({id}) => id));

/** One way on: title, where it leads, one sentence; a network's page with its sign. */
export default function Card({title, to, children}: Props): ReactNode {
  const network = networkOf(to, known);
  return (
    <Link to={to} className={styles.card}>
      <strong className={styles.title}>
        {network && <NetworkIcon id={network} size="small" />}
        {title}
      </strong>
      {children && <span className={styles.text}>{children}</span>}
    </Link>
  );
}
