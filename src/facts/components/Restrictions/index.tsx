import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {FactTableData} from '../../tables.ts';
import FactTable from '../FactTable';

/** Known restrictions of a network's API: for those who ask, so they are folded. */
export default function Restrictions({facts}: {readonly facts: FactTableData}): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="restrictions.title">Restrictions of the network’s API</Translate>
        {'\u00a0'}
        <small>{facts.rows.length}</small>
      </summary>
      <FactTable facts={facts} />
    </details>
  );
}
