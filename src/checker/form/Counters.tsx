import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Locale} from '../../config/product.ts';
import {formatNumber} from '../../facts/format.ts';
import NetworkIcon from '../../ui/NetworkIcon/index.tsx';
import type {LimitResult, NetworkResult} from '../evaluate.ts';
import styles from './styles.module.css';

/** From this share of a limit on, its counter is shown when no network was chosen. */
const near = 0.8;

/** The limit of a network's text that is told while typing: the first that is broken, or else the tightest. */
function tightest({limits}: NetworkResult): LimitResult | undefined {
  const ofText = limits.filter(({limit}) => limit.metric === 'text_length' && limit.bound === 'max' && !limit.ofService);
  return ofText.find(({verdict}) => verdict !== 'passes') ?? ofText.toSorted((a, b) => Number(a.limit.value) - Number(b.limit.value))[0];
}

interface Props {
  readonly results: readonly NetworkResult[];
  /** Whether the networks were chosen; of all of them, those with room to spare are left out. */
  readonly chosen: boolean;
  readonly locale: Locale;
}

/** How long the text is for each network, as that network counts, and how long it may be. */
export default function Counters({results, chosen, locale}: Props): ReactNode {
  const counters = results.flatMap((result) => {
    const text = tightest(result);
    if (!text || typeof text.found.value !== 'number' || typeof text.limit.value !== 'number') return [];
    const share = text.found.value / text.limit.value;
    return chosen || share >= near ? [{network: result.network, found: text.found.value, most: text.limit.value, share}] : [];
  });
  if (counters.length === 0) return null;
  return (
    <ul className={styles.counters} aria-label={translate({id: 'postChecker.counters', message: 'Text length by network'})}>
      {counters
        .toSorted((a, b) => b.share - a.share)
        .map(({network, found, most, share}) => (
          <li key={network.id} className={clsx(styles.counter, share > 1 && styles.over)} data-counter={network.id}>
            <NetworkIcon id={network.id} size="small" />
            <span className="spoken">{network.name}: </span>
            {formatNumber(found, locale)}/{formatNumber(most, locale)}
          </li>
        ))}
    </ul>
  );
}
