// Wrapped because on an error's page the card comes first: a list of what follows would push its first step down.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Mobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';

export default function DocItemTOCMobileWhereItHelps(): ReactNode {
  const {frontMatter} = useDoc();
  const {kind} = frontMatter as {readonly kind?: string};
  return kind === 'error' ? null : <Mobile />;
}
