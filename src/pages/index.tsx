import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Hero from '../components/home/Hero';
import Networks from '../components/home/Networks';
import Topics from '../components/home/Topics';
import WaysIn from '../components/home/WaysIn';
import styles from '../components/home/styles.module.css';
import PageTools from '../components/PageTools';

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
