// Not a wrap: no kind of page has tags (src/content/kinds.ts), so their list and its styles need not travel.
/** Nothing, where the stock page ends with its tags. */
export default function TagsListInline(): null {
  return null;
}
