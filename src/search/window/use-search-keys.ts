import {useEffect} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

/**
 * Ctrl+K and Command+K open the search and close it again, the slash key opens it where nothing is being typed, and
 * Escape closes it.
 */
export function useSearchKeys(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // By the key's place too: with a Russian layout its letter is another one.
      const isShortcut = (event.code === 'KeyK' || event.key.toLowerCase() === 'k') && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !isOpen && !isTyping(event);
      const isEscape = event.key === 'Escape' && isOpen;
      if (!isShortcut && !isSlash && !isEscape) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen, open, close]);
}
