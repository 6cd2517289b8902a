export interface Name {
  /** As it reads in a sentence: `Postloom`. */
  readonly name: string;
  /** As it stands in addresses: `postloom`. */
  readonly slug: string;
}

/** A name that can stand in sentences and, in small letters, in addresses; the message says what is wrong with one that cannot. */
export function nameOf(text: string): Name {
  if (!/^\p{Lu}[\p{L}\d]{1,29}$/u.test(text))
    throw new Error(`"${text}": a name is one word of 2 to 30 letters and digits with a capital first, such as Postloom`);
  const slug = text.toLowerCase();
  if (!/^[a-z\d]+$/.test(slug))
    throw new Error(`"${text}": addresses are made of Latin letters; give the slug as a second word: npm run rename -- ${text} latinslug`);
  return {name: text, slug};
}

/** A file's text under the new name: the name in sentences, the slug in hosts, paths and file names. */
export function renamed(text: string, from: Name, to: Name): string {
  return text.replaceAll(from.name, to.name).replaceAll(from.slug, to.slug);
}
