import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';

/** The page's contents as a fold, where its text places them. */
export default function PageContents(): ReactNode {
  return <DocItemTOCMobile />;
}
