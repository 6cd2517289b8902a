import type {ReactNode} from 'react';
import Plate from '../../../ui/Plate';
import Rows from '../../../ui/Rows';
import type {LookAlike} from '../../page-facts.ts';

/** Codes that are easily taken for the page's own, each with its plate and title. */
export default function LookAlikes({facts}: {readonly facts: readonly LookAlike[]}): ReactNode {
  return <Rows ways={facts.map(({to, title, code, network}) => ({to, title, sign: <Plate code={code} network={network} />}))} unsearched />;
}
