import {createRequire} from 'node:module';
import {Highlight, Prism, type PrismTheme} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {FenceError} from './fence-error.ts';

/** A piece of a line; `types` are Prism's names of what it is, `plain` for what it has no name for. */
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

/** Code as lines of tokens, as prism-react-renderer makes them. */
export function tokenLines(code: string, language: string, theme: PrismTheme): readonly (readonly Token[])[] {
  let lines: readonly (readonly Token[])[] = [];
  renderToStaticMarkup(
    createElement(Highlight, {
      prism: Prism,
      theme,
      code,
      language,
      // biome-ignore lint/correctness/noChildrenProp: a function, which the types ask for here
      children: ({tokens}) => {
        lines = tokens.map((line) => line.map(({types, content, empty}) => ({types, content: empty ? '' : content})));
        return createElement('i');
      },
    }),
  );
  return lines;
}
