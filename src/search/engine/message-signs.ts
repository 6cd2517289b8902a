/** Signs, identifiers and numbers that questions do not hold. */
export const messageSigns = /[_{}"=]|\p{Ll}\p{Lu}|\(#\d|\b\d{2,7}\b|[Ee]xception|[Ee]rror:/u;
const wordsOfSentence = 4;

/** Text that may be a network's message, and not a question. */
export function looksLikeMessage(text: string): boolean {
  return messageSigns.test(text) || text.trim().split(/\s+/).length >= wordsOfSentence;
}
