import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Tabs from '../Tabs/index.tsx';

/** The forms that an object can have, one of which is seen. */
export default function Forms({children}: {readonly children: ReactNode}): ReactNode {
  return <Tabs label={translate({id: 'api.forms', message: 'Object variant'})}>{children}</Tabs>;
}
