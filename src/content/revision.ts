import {createHash} from 'node:crypto';

/** Revision of an English page as its translation records it: the first 12 hex digits of the text's SHA-256. */
export function revisionOf(content: string): string {
  return createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/** Path of the English page that a Russian page translates. */
export function sourceOf(file: string): string {
  return file
    .replace(/^i18n\/[a-z]+\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^i18n\/[a-z]+\/docusaurus-plugin-content-docs-api\//, 'api_versioned_docs/');
}

/** The page's text with its `translated_from` set to a revision. */
export function stamp(content: string, revision: string): string {
  const line = `translated_from: "${revision}"`;
  if (/^translated_from:.*$/m.test(content)) return content.replace(/^translated_from:.*$/m, line);
  return content.replace(/^(---\r?\n[\s\S]*?)(\r?\n---\r?\n)/, `$1\n${line}$2`);
}
