/** A network's name without what explains it in brackets: "X (formerly Twitter)" is X wherever the page has said whom it means. */
export function shortNetworkName(name: string): string {
  return name.replace(/\s*\(.*\)$/, '');
}
