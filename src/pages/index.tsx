import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Hero from '../shell/home/Hero';
import Networks from '../shell/home/Networks';
import Topics from '../shell/home/Topics';
import WaysIn from '../shell/home/WaysIn';
import styles from '../shell/home/styles.module.css';
import PageTools from '../shell/PageTools';

/** Home: the search in the middle, four ways in, every network, what people ask. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.metaTitle', message: 'Help and documentation'})}
      description={translate({
        id: 'home.metaDescription',
        message: 'Connect social networks, schedule posts, fix publishing errors by their number and use the REST API: help in English and Russian.',
      })}
    >
      <Hero />
      <main>
        <WaysIn />
        <Networks />
        <Topics />
        <div className={styles.pageTools}>
          <PageTools />
        </div>
      </main>
    </Layout>
  );
}
