import type {ElementContent, Properties, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {PrismTheme} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFence} from './fence.ts';
import {takeMagicComments} from './magic-comments.ts';
import type {PrismSettings} from '../../config/prism.ts';
import {FenceError} from './fence-error.ts';
import {languageOf, loadLanguages, type Token, tokenLines} from './tokens.ts';

/** Types that the theme gives a colour. Other tokens are written as plain text: commas and brackets would be half of a block's weight. */
function coloured(theme: PrismTheme): ReadonlySet<string> {
  return new Set(theme.styles.flatMap(({types}) => types));
}

function tokenNode({types, content}: Token, shown: ReadonlySet<string>): ElementContent {
  const text = {type: 'text', value: content} as const;
  const known = [...new Set(types)].filter((type) => shown.has(type));
  return known.length === 0 ? text : {type: 'element', tagName: 'span', properties: {className: ['token', ...known]}, children: [text]};
}

/** Neighbouring texts as one. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') result[result.length - 1] = {type: 'text', value: last.value + node.value};
    else if (node.type !== 'text' || node.value !== '') result.push(node);
  }
  return result;
}

export interface Highlighted {
  /** The code as elements; lines have elements of their own only where something is said of them. */
  readonly children: ElementContent[];
  /** What the block is shown with: title, number of its first line. */
  readonly properties: Properties;
}

/** A block of code, coloured. `meta` is what stands after the language in the fence. Throws {@link FenceError} for what cannot be done. */
export function highlight(source: string, languageName: string | undefined, meta: string, settings: PrismSettings): Highlighted {
  loadLanguages(settings.additionalLanguages);
  const language = languageOf(languageName ?? settings.defaultLanguage);
  const {title, marked, firstNumber} = readFence(meta);
  const {code, classes} = takeMagicComments(source, language, settings.magicComments);
  const markedClass = settings.magicComments[0]?.className;
  if (marked.length > 0 && markedClass === undefined)
    throw new FenceError('code block: lines are marked in the fence, and themeConfig.prism.magicComments names no class for them');
  const shown = new Set([...coloured(settings.theme), ...coloured(settings.darkTheme ?? settings.theme)]);
  const lines = tokenLines(code, language).map((line) => line.map((token) => tokenNode(token, shown)));
  const byLine = firstNumber !== undefined || marked.length > 0 || classes.size > 0;
  const children = lines.flatMap((line, index): ElementContent[] => {
    const end: ElementContent[] = index < lines.length - 1 ? [{type: 'text', value: '\n'}] : [];
    if (!byLine) return [...line, ...end];
    const className = ['code-line', ...(marked.includes(index + 1) && markedClass ? [markedClass] : []), ...(classes.get(index) ?? [])];
    return [{type: 'element', tagName: 'span', properties: {className}, children: joined([...line, ...end])}];
  });
  return {
    children: joined(children),
    properties: {...(title === undefined ? {} : {title}), ...(firstNumber === undefined ? {} : {'data-first-number': firstNumber})},
  };
}

/** Rehype transform: code is highlighted while the site is built, so that no page carries a highlighter. */
export default function rehypeHighlight(settings: PrismSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const {className, metastring, ...properties} = node.properties;
      const language = (Array.isArray(className) ? className.map(String) : []).find((name) => name.startsWith('language-'))?.slice('language-'.length);
      try {
        const {children, properties: more} = highlight(
          textOf(node).replace(/\n$/, ''),
          language,
          String(metastring ?? (node.data as {meta?: string} | undefined)?.meta ?? ''),
          settings,
        );
        node.children = children;
        node.properties = {...properties, ...(className ? {className} : {}), ...more};
      } catch (cause) {
        if (!(cause instanceof FenceError)) throw cause;
        file.fail(cause.message, node);
      }
    });
  };
}
