import type {ReactNode} from 'react';

const entities: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'", '&#39;': "'"};

/** Names in the index have no bound words, which cost too much there: a short Russian word goes to the next one here, a dash to the one before it. */
function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity] ?? entity).replace(/(?<![а-яё\d])([а-яё]{1,2}) | (?=—)/gi, '$1\u00a0');
}

/** A highlighted value of a search answer as elements: `<mark>` is kept, anything else in it is text. */
export default function Marked({html}: {readonly html: string}): ReactNode {
  return html
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((part, index) => (part.startsWith('<mark>') ? <mark key={index}>{decode(part.slice(6, -7))}</mark> : <span key={index}>{decode(part)}</span>));
}
