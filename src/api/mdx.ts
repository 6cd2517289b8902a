import {stringify} from 'yaml';

/** Text of a JSX attribute: quotes and braces as entities, so that MDX reads it as plain text. */
export function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** `<Name data={…} />`: attributes whose values are data and not texts. */
export function dataTag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}={${JSON.stringify(value)}}`)].join(' ')} />`;
}

/** `<Name a="1" b>` from the attributes that are set. */
export function openTag(name: string, attributes: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}="${attribute(String(value))}"`];
  });
  return `<${[name, ...parts].join(' ')}>`;
}

/** Markdown of a document made safe for MDX: braces and `<` outside code would be read as code of the page. */
export function prose(markdown: string): string {
  return markdown
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{}<]/g, (character) => `\\${character}`)))
    .join('');
}

/** A heading with its id, which is the same in every language. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {/* #${id} */}`;
}

/** A page: front matter and blocks, parted by empty lines. */
export function page(frontMatter: Readonly<Record<string, unknown>>, blocks: readonly (string | undefined | false)[]): string {
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Beginning of a Markdown text as plain text, or with its code: whole sentences, at most `limit` characters; a first sentence that is longer is cut at a word. */
export function summaryOf(markdown: string, limit = 155, keepsCode = false): string {
  const plain = markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(keepsCode ? /\*/g : /[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A sentence ends before a space and a capital: the points of \`files[].id\` and of "4.1" end none.
  const sentences = plain.split(/(?<=[.!?]) (?=[\p{Lu}])/u);
  let text = sentences.shift() ?? '';
  for (const sentence of sentences) {
    if (`${text} ${sentence}`.length > limit) break;
    text += ` ${sentence}`;
  }
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\s,;:–—(]+\S*$/, '')}…`;
}
