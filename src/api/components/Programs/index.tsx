import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Tabs from '../Tabs/index.tsx';

/** A program of a guide in several languages; the choice is that of the samples. */
export default function Programs({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Tabs label={translate({id: 'api.samples.language', message: 'Sample language'})} remember="api.language">
      {children}
    </Tabs>
  );
}
