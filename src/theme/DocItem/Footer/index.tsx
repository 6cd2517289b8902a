// Not a wrap: the page's tools have its date and the link to edit it (src/shell/layout/DocumentationPage.tsx); what is left of a
// page's end is its tags and the question whether it helped.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import TagsListInline from '@theme/TagsListInline';
import Feedback from '../../../shell/Feedback';

export default function DocItemFooter(): ReactNode {
  const {pathname} = useLocation();
  const {metadata} = useDoc();
  // Each page is asked about anew.
  return (
    <>
      {metadata.tags.length > 0 && (
        <div data-markdown="skip">
          <TagsListInline tags={metadata.tags} />
        </div>
      )}
      <Feedback key={pathname} title={metadata.title} />
    </>
  );
}
