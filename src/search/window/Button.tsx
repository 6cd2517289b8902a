import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import StrokeIcon from '../../ui/StrokeIcon.tsx';
import {buttonTexts} from './texts.ts';

/**
 * The button in the navbar, with the keys that do the same. DocSearch's own stands in one file with its modal, which
 * would then travel with every page (20 kB of brotli).
 */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const [command, setCommand] = useState(false);
  useEffect(() => setCommand(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  const {buttonText, buttonAriaLabel} = buttonTexts();
  return (
    <button type="button" className="search-button" aria-label={buttonAriaLabel} aria-keyshortcuts="Control+K Meta+K /" {...props}>
      <StrokeIcon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" />
      <span className="search-button-text">{buttonText}</span>
      <kbd>{command ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </button>
  );
}
