/** Names of networks that are words as well, and how a query tells that the word is meant. */

const fine = /(?:^| )(?:is|are|was|were|be|looks?|works?|all|went|seems?|it['’]?s|that['’]?s) ok(?=$|[ ,.!?])(?!\.ru)/i;

/** "posts are ok but photos fail": nobody means Odnoklassniki. */
export function saysFine(text: string): boolean {
  return fine.test(text);
}

const ofTweets =
  /(?:^|[^\p{L}])(?:thread(?:$|[^\p{L}\p{N}])|(?:x|twitter|tweets?|bluesky) threads?(?:$|[^\p{L}])|threads? (?:on|to|for|from|in|of) (?:x|twitter|tweets|bluesky)(?:$|[^\p{L}]))/iu;

/** "a thread on X": posts that follow one another, and not the network Threads. */
export function saysThread(text: string): boolean {
  return ofTweets.test(text);
}

/** "link in a story": a link, though LinkedIn in two words has the same stems. */
export function saysLink(phrase: string): boolean {
  return /^links? in$/.test(phrase);
}
