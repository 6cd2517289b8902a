/** The text with halves of characters replaced, as `encodeURIComponent` refuses them: a cut can go through an emoji. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** At most so many characters of the text, none of them cut in half. */
export function cut(text: string, length: number): string {
  const isHalved = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return wellFormed(text.slice(0, isHalved ? length - 1 : length));
}
