import {translate} from '@docusaurus/Translate';
import {createContext, useContext, useEffect, useState} from 'react';

/** What became of a press that copies: nothing yet, or no longer. */
export type Copying = 'idle' | 'copied' | 'failed';

/** A state in which everything that copies is shown, whatever is pressed: for the design page. */
export const ShownCopying = createContext<Copying | undefined>(undefined);

/** What became of the last copying, forgotten after two seconds, and what copies: it is given the work and takes its failure. */
export function useCopying(): readonly [state: Copying, copy: (work: () => Promise<void>) => void] {
  const [state, setState] = useState<Copying>('idle');
  const shown = useContext(ShownCopying);
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (work: () => Promise<void>): void => {
    work().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [shown ?? state, copy];
}

/** A press that copies, in words; empty as long as there is nothing to say. */
export function copyingText(state: Copying): string {
  if (state === 'idle') return '';
  return state === 'copied'
    ? translate({id: 'copyButton.copied', message: 'Copied'})
    : translate({id: 'copyButton.failed', message: 'Your browser blocked copying'});
}
