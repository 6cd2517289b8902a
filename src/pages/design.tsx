import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Further from '../shell/design/Further.tsx';
import Specimens from '../shell/design/Specimens.tsx';
import styles from '../shell/design/styles.module.css';
import Whole from '../shell/design/Whole.tsx';

/**
 * Every component in every state and mode, for those who work on the site; tests look at them here. It is no page of the help: out of
 * search, sitemap and the lists for programs, and its own words are in English only.
 *
 * Left out:
 * - the window of the search, which covers the page (its rows, and what it shows where nothing is typed or found, are here), and what stands
 *   in for it without a connection, which takes the focus;
 * - the catalogue and the comparison, which are made of all facts: what they are composed of is here; the head of a call, the switch of
 *   versions (a list of the bar, as the languages are) and what is said of an older one, which ask for a page of the reference; and pages of
 *   their own: home, not found.
 *
 * Forms, bar and footer stand here once, in the mode of the reader: their ids, names of fields and keys are the page's.
 *
 * The announcement goes with the page's own when that is closed; contents are a fold or a column, whichever the width has; breadcrumbs are
 * written into the page's data for search engines each time, so they stand here once in a mode, at rest. Chips and switches know no disabled.
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
        {/* Apart, so that nothing of it moves what is photographed above by a part of a pixel. */}
        <div className={styles.modes}>
          <Further mode="light" />
          <Further mode="dark" />
        </div>
        <div className={styles.whole}>
          <Whole />
        </div>
      </main>
    </Layout>
  );
}
