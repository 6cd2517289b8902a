import clsx from 'clsx';
import type {ReactNode} from 'react';
import StrokeIcon from '../../../ui/StrokeIcon';
import type {MarkData} from '../../sheet/matrix.ts';
import styles from './styles.module.css';

const drawings = {
  yes: 'M5 12.600 10 18 19 7',
  partly: 'M4 14c2.700-5 5.200-3.600 8-1.800s5.300 3 8-1.800',
  no: 'M7 7l10 10M17 7 7 17',
} as const;

/** Yes, partly or no at a crossing: a strand on top, one half seen, none. The word is for who listens. */
export default function Mark({value, word}: MarkData): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[value])}>
      <StrokeIcon path={drawings[value]} width="16" height="16" />
      <span className="spoken">{word}</span>
    </span>
  );
}
