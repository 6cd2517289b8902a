import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Specimens from '../shell/design/Specimens.tsx';
import styles from '../shell/design/styles.module.css';

/**
 * Every component in every state and mode, for those who work on the site; tests look at them here. It is no page of the help: out of
 * search, sitemap and the lists for programs, and its own words are in English only.
 *
 * Left out: what a page can hold once only, since its ids, its fields' names or its tool for programs are taken from the page (the finder's,
 * checker's and support replies' forms, the catalogue's filters: what they answer with is here; the comparison's choice: its chips are); what
 * asks for a documentation page's context (version switch and banner, head of an API call); the window of the search, which covers the page,
 * and what stands in its place without a connection, which takes the focus; bar and footer, which every page has; pages of their own (home,
 * not found). The announcement is gone once the reader closes it. Fold of the contents or column: whichever the width has.
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
