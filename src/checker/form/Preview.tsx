import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {characterAt, cutAt, type Weigh} from '../count.ts';
import type {LimitRule} from '../types.ts';
import styles from './styles.module.css';

/** Characters shown before and after the place where the text goes too far. */
const before = 120;
const after = 240;

interface Props {
  readonly limit: LimitRule;
  readonly text: string;
  readonly weigh: Weigh | undefined;
}

/** The text around the place where it goes beyond the limit, as the network counts; what is too much is marked. */
export default function Preview({limit, text, weigh}: Props): ReactNode {
  if (limit.metric !== 'text_length' || limit.bound !== 'max' || typeof limit.value !== 'number') return null;
  const at = cutAt(text, limit.counting ?? 'unspecified', limit.value, weigh);
  if (at === undefined) return null;
  const start = characterAt(text, at - before);
  const end = characterAt(text, at + after);
  return (
    <p className={styles.preview}>
      <span className="spoken">
        <Translate id="postChecker.preview">The text over the limit begins at the mark:</Translate>{' '}
      </span>
      {start > 0 && '… '}
      {text.slice(start, at)}
      <mark>{text.slice(at, end)}</mark>
      {end < text.length && ' …'}
    </p>
  );
}
