import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {FenceError} from './fence-error.ts';

/** A piece of a line; `types` are Prism's names of what it is, none where it has none. */
export interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

/** Names that writers use for languages that Prism calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  'c#': 'csharp',
  cs: 'csharp',
};

/** Components that a component builds upon. */
const needs: Readonly<Record<string, readonly string[]>> = {php: ['markup-templating']};

// Prism's components belong to the theme, which loads them in the browser; here they are loaded while the site is built.
const fromTheme = createRequire(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'));
const loaded = new Set<string>();

/** Loads components of Prism. Throws {@link FenceError} for a name that it has none of. */
export function loadLanguages(names: readonly string[]): void {
  for (const name of names.flatMap((each) => [...(needs[each] ?? []), each])) {
    if (loaded.has(name)) continue;
    // They add themselves to a global Prism.
    const before = Reflect.get(globalThis, 'Prism');
    Reflect.set(globalThis, 'Prism', Prism);
    try {
      fromTheme(`prismjs/components/prism-${name}`);
    } catch (cause) {
      throw new FenceError(`themeConfig.prism.additionalLanguages: "${name}" is no component of Prism`, {cause});
    } finally {
      Reflect.set(globalThis, 'Prism', before);
    }
    loaded.add(name);
  }
}

/** Prism's own name of a language, `text` where there is none. Throws {@link FenceError} for one that is not loaded. */
export function languageOf(name: string | undefined): string {
  const language = aliases[name?.toLowerCase() ?? 'text'] ?? name?.toLowerCase() ?? 'text';
  if (typeof Prism.languages[language] !== 'object')
    throw new FenceError(
      `code block in "${name}": no such language; ${Object.keys(Prism.languages)
        .filter((known) => typeof Prism.languages[known] === 'object')
        .sort()
        .join(', ')} are there, and others by additionalLanguages in src/config/prism.ts`,
    );
  return language;
}

type PrismToken = ReturnType<typeof Prism.tokenize>[number];

/** Tokens within tokens as one list; each has the types of all that it stands in. */
function flat(token: PrismToken | readonly PrismToken[], types: readonly string[]): Token[] {
  if (typeof token === 'string') return [{types, content: token}];
  if (Array.isArray(token)) return token.flatMap((each) => flat(each, types));
  const {type, alias, content} = token as Exclude<PrismToken, string>;
  const aliasNames = alias === undefined ? [] : [alias].flat();
  return flat(content as PrismToken | readonly PrismToken[], [...types, type, ...aliasNames]);
}

/**
 * Code as lines of tokens. With prism-react-renderer's Prism and without its component: rendered here, in the build's process, it
 * would meet React in another mode than its own.
 */
export function tokenLines(code: string, language: string): readonly (readonly Token[])[] {
  const grammar = Prism.languages[language];
  const lines: Token[][] = [[]];
  const environment = {code, grammar, language, tokens: [] as PrismToken[]};
  Prism.hooks.run('before-tokenize', environment);
  // A language within another (PHP in a page) hands in the other's grammar here.
  environment.tokens = environment.grammar ? Prism.tokenize(environment.code, environment.grammar) : [code];
  Prism.hooks.run('after-tokenize', environment);
  for (const {types, content} of flat(environment.tokens, [])) {
    for (const [index, part] of content.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({types, content: part});
    }
  }
  return lines;
}
