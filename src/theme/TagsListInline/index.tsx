import type {ReactNode} from 'react';

/** Replaced by nothing: no kind of page has tags (src/content/kinds.ts), so their list and its styles need not travel. */
export default function TagsListInline(): ReactNode {
  return null;
}
