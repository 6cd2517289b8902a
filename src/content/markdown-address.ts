/**
 * Where a page's Markdown stands: at the page's path plus `.md`, and at `index.md` for a home page.
 * Takes the path of an address, with or without `.html` or a slash at its end: `/docs/team` → `/docs/team.md`, `/ru/` → `/ru/index.md`.
 * @param baseUrl path of the language's home page, with a slash at both ends
 */
export function markdownAddress(pathname: string, baseUrl: string): string {
  const page = pathname
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return page === baseUrl.replace(/\/$/, '') ? `${baseUrl}index.md` : `${page}.md`;
}
