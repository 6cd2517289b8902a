import type {ReactNode} from 'react';
import type {AllFactsData} from '../../comparison.ts';
import FactTable from '../FactTable';

/** Every fact of every network, a closed section each. */
export default function AllFacts({facts}: {readonly facts: AllFactsData}): ReactNode {
  return facts.networks.map((network) => (
    <details key={network.id} id={`facts-${network.id}`}>
      <summary>
        {network.name} ({network.count})
      </summary>
      {network.tables.map(({title, table}) => (
        <section key={title}>
          <h4>{title}</h4>
          <FactTable facts={table} />
        </section>
      ))}
    </details>
  ));
}
