import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openSearch} from '../../search/open.ts';
import StrokeIcon from '../../ui/StrokeIcon.tsx';
import styles from './styles.module.css';

/** Looks like the field it opens: the search window, with `words` in it already where they are given. */
export default function SearchField({words = ''}: {readonly words?: string}): ReactNode {
  return (
    <button type="button" className={styles.field} onClick={() => openSearch(words)} aria-keyshortcuts="Control+K Meta+K">
      <StrokeIcon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" width="22" height="22" />
      <span>
        {words ? (
          <Translate id="search.field.words" values={{words: <b>{words}</b>}}>
            {'Search for {words}'}
          </Translate>
        ) : (
          <Translate id="home.search">A question, a network, a code</Translate>
        )}
      </span>
      <kbd className="wide-only">Ctrl K</kbd>
    </button>
  );
}
