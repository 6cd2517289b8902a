import type {ReactNode} from 'react';
import Rows from '../../../ui/Rows';
import type {LookAlike} from '../../page-facts.ts';

/** Codes that are easily taken for the page's own, each with its plate and title. */
export default function LookAlikes({facts}: {readonly facts: readonly LookAlike[]}): ReactNode {
  return <Rows ways={facts} unsearched />;
}
