/** Name of the event that asks the search bar to open its modal. */
export const openSearchEvent = 'site:open-search';

/** Opens the search from anywhere on the page, with words already typed if given. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(openSearchEvent, {detail: {query}}));
}
