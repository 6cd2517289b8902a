/**
 * The page of the error code that stands in a text, if the site has it: `10141`, `error 10141`, an address with it.
 *
 * @param paths of all pages; the code's own ends in `/issues/<code>`
 */
export function codePageIn(text: string, paths: readonly string[]): string | undefined {
  for (const [code] of text.matchAll(/(?<!\d)\d{5}(?!\d)/g)) {
    const page = paths.find((path) => path.endsWith(`/issues/${code}`));
    if (page !== undefined) return page;
  }
  return undefined;
}

/** As {@link codePageIn}, of a text that is a code and little else: what stands in a longer one is for the finder to judge. */
export function codePageOf(text: string, paths: readonly string[]): string | undefined {
  return /^\D{0,16}\d{5}\D{0,4}$/.test(text.trim()) ? codePageIn(text, paths) : undefined;
}
