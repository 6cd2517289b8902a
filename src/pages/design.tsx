import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Further from '../shell/design/Further.tsx';
import Specimens from '../shell/design/Specimens.tsx';
import styles from '../shell/design/styles.module.css';

/**
 * Every component in every state and mode, for those who work on the site; tests look at them here. It is no page of the help: out of
 * search, sitemap and the lists for programs, and its own words are in English only.
 *
 * Left out:
 * - forms that a page can hold once only, since their ids, names of fields or tools for programs are the page's: those of the finder, the
 *   checker and the support replies, the catalogue's filters. What they answer with is here. So is what the comparison's choice is made of;
 * - what asks for a documentation page's context: version switch and banner of the API, head of a call;
 * - the window of the search, which covers the page, and what stands in for it without a connection, which takes the focus;
 * - bar and footer, which every page has, and pages of their own: home, not found.
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
      </main>
    </Layout>
  );
}
