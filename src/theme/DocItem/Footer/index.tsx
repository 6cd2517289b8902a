// Not a wrap: the page's tools have its date and the link to edit it (src/shell/layout/DocumentationPage.tsx); what is left of a
// page's end is the question whether it helped.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import Feedback from '../../../shell/Feedback';

export default function DocItemFooter(): ReactNode {
  const {pathname} = useLocation();
  const {metadata} = useDoc();
  // Each page is asked about anew.
  return <Feedback key={pathname} title={metadata.title} />;
}
