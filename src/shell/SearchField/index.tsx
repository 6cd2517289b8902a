import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openSearch} from '../../search/open.ts';
import StrokeIcon from '../../ui/StrokeIcon.tsx';
import styles from './styles.module.css';

/** Looks like the field it opens: the search window. */
export default function SearchField(): ReactNode {
  return (
    <button type="button" className={styles.field} onClick={() => openSearch()} aria-keyshortcuts="Control+K Meta+K">
      <StrokeIcon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" width="22" height="22" />
      <span>
        <Translate id="home.search">A question, a network, a code</Translate>
      </span>
      <kbd className="wide-only">Ctrl K</kbd>
    </button>
  );
}
