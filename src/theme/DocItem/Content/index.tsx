// Not a wrap: the contents of a page stand behind its first paragraph (src/shell/page-components/contents.ts), the stock element's above its title.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Contents} from '../../../shell/layout/contents.ts';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // A page can hold its title itself, or hide it.
  const titled = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {titled && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <Contents value={<DocItemTOCMobile />}>
        <MDXContent>{children}</MDXContent>
      </Contents>
    </div>
  );
}
