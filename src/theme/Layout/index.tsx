// Wrapped so that the page says which section it belongs to: the selvedge, knots and washes take their dye from it.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {strandOf} from '../../config/strands.ts';

export default function LayoutWithStrand(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: the theme sets the language; attributes of both are merged */}
        <html data-strand={strandOf(pathname.slice(siteConfig.baseUrl.length - 1))} />
      </Head>
      <Layout {...props} />
    </>
  );
}
