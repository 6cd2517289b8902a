import type {ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {refractor} from 'refractor';
import csv from 'refractor/csv';
import http from 'refractor/http';
import {visit} from 'unist-util-visit';

/** Names that writers use for languages that the highlighter calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
  html: 'markup',
  xml: 'markup',
  'c#': 'csharp',
  py: 'python',
};

for (const language of [csv, http]) refractor.register(language);

/** A fence names a language that cannot be highlighted. */
export class UnknownLanguageError extends Error {
  override name = 'UnknownLanguageError';
}

/** Highlighted code as elements with `token …` classes; `text` and no language give the plain text. Throws {@link UnknownLanguageError}. */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = language === undefined ? 'text' : (aliases[language] ?? language);
  if (name === 'text' || name === 'plain' || name === 'txt') return [{type: 'text', value: code}];
  if (!refractor.registered(name))
    throw new UnknownLanguageError(
      `code block in "${language}": no such language; use json, bash, javascript, typescript, python, php, go, csharp, http, csv, xml, yaml or text`,
    );
  return refractor.highlight(code, name).children as ElementContent[];
}

/** Rehype transform: code is highlighted while the site is built, so that no page carries a highlighter. */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const classes = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
      const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
      node.children = highlight(textOf(node).replace(/\n$/, ''), language);
    });
  };
}
