import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Specimens from '../shell/design/Specimens.tsx';
import styles from '../shell/design/styles.module.css';

/**
 * Every component in every state and mode, for those who work on the site; tests look at them here. It is no page of the help: out of
 * search, sitemap and the lists for programs, and in English only.
 */
export default function Design(): ReactNode {
  return (
    <Layout title="Design" description="Components of this site in their states and both modes.">
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main className={`home-row ${styles.page}`} id="design" lang="en">
        <h1>Design</h1>
        <div className={styles.modes}>
          <Specimens mode="light" />
          <Specimens mode="dark" />
        </div>
      </main>
    </Layout>
  );
}
