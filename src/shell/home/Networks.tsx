import {shortNetworkName} from '../../facts/network-names/short.ts';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import networks from '@generated/network-names/default/names.json';
import type {ReactNode} from 'react';
import NetworkIcon from '../../ui/NetworkIcon';
import styles from './styles.module.css';

/** Every network with its sign, one tap from its page; a name keeps to one line here, without what explains it in brackets. */
export default function Networks(): ReactNode {
  return (
    <section className={`home-row ${styles.networksBand}`}>
      <h2 className={styles.heading}>
        <Translate id="home.networks.title">Your network</Translate>
      </h2>
      <ul className={styles.networks}>
        {networks.map(({id, name}) => (
          <li key={id}>
            <Link to={`/docs/channels/${id}`} className={styles.network}>
              <NetworkIcon id={id} />
              {shortNetworkName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
