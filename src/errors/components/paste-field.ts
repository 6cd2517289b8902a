import {inputLimit} from '../matching/text.ts';

/** What the fields have in common that codes and messages are pasted into: nothing in them is corrected, completed or read beyond a length. */
export const pasteField = {rows: 3, spellCheck: false, autoComplete: 'off', maxLength: inputLimit} as const;
