import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Nothing is here: the five strands, and a weft that ran off. Decoration: words beside it say what happened. */
export default function LooseThread({className}: {readonly className?: string}): ReactNode {
  return (
    <svg
      className={clsx(styles.thread, className)}
      viewBox="0 0 640 252"
      preserveAspectRatio="xMinYMid"
      fill="none"
      strokeWidth="14"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="var(--amber)">
        <path d="M8 70H92M148 70H332M388 70H572M628 70h4M8 130H212M268 130H452M508 130h20" />
        <path d="M8 190H92M148 190H332M388 190H430" />
        <path d="M430 190c60 0 84 40 40 44s-30-52 40-48 60 48 122 30" />
      </g>
      <path stroke="var(--dye-channels)" d="M120 8V102M120 158V232" />
      <path stroke="var(--dye-publishing)" d="M240 8V42M240 98V162M240 218v14" />
      <path stroke="var(--dye-errors)" d="M360 8V102M360 158V232" />
      <path stroke="var(--dye-api)" d="M480 8V42M480 98V166" />
      <path stroke="var(--dye-account)" d="M600 8V102" />
    </svg>
  );
}
