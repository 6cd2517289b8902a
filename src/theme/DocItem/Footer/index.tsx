// Wrapped so that every page ends by asking whether it helped, before the line on who may edit it.
import Footer from '@theme-original/DocItem/Footer';
import {useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Feedback from '../../../shell/Feedback';

export default function DocItemFooterWithFeedback(): ReactNode {
  const {pathname} = useLocation();
  const {metadata} = useDoc();
  return (
    <>
      {/* Each page is asked about anew. */}
      <Feedback key={pathname} title={metadata.title} />
      <Footer />
    </>
  );
}
