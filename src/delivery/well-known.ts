/** `/.well-known/security.txt` (RFC 9116). It holds for a year from the build; older than that, nobody should trust it. */
export function securityTxt(site: {readonly url: string; readonly baseUrl: string}, email: string, languages: readonly string[], builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site.url}${site.baseUrl}.well-known/security.txt`,
    '',
  ].join('\n');
}

/** `/robots.txt`: everything may be read; each language has its sitemap. */
export function robotsTxt(site: {readonly url: string; readonly baseUrl: string}, languagePaths: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...languagePaths.map((path) => `Sitemap: ${site.url}${site.baseUrl}${path}sitemap.xml`), ''].join('\n');
}
