import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

/** Instead of the window, when its script cannot be had: says so, tries again, and again as soon as there is a connection. */
export default function Unavailable({onAgain, onClose}: {readonly onAgain: () => void; readonly onClose: () => void}): ReactNode {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <div
      className="search-unavailable"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="search-unavailable-title"
      aria-describedby="search-unavailable-help"
    >
      <p id="search-unavailable-title">
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>
      </p>
      <p id="search-unavailable-help">
        <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
      </p>
      <p>
        <button ref={again} type="button" className="button button--secondary button--sm" onClick={onAgain}>
          <Translate id="searchPage.again">Try again</Translate>
        </button>{' '}
        <button type="button" className="button button--secondary button--sm" onClick={onClose}>
          <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
        </button>
      </p>
    </div>
  );
}
