import {type AnyNode, type ObjectExpression, parse, type Property} from 'acorn';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodesIn(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

/** Name of what is called: `translate(…)`, `(0, x.translate)(…)`, or the component in `_jsx(Translate, …)`. */
function nameOf(node: AnyNode | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return nameOf(node.property as AnyNode);
  if (node?.type === 'SequenceExpression') return nameOf(node.expressions.at(-1));
  return '';
}

/** Text of a property, when it is a plain string; undefined when there is no such property. */
function textOf(property: Property | undefined, file: string): string | undefined {
  if (property === undefined) return undefined;
  const {value} = property;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? '';
  throw new Error(`${file}: a text to translate is not a plain string ("${(property.key as {name?: string}).name}"); write id and text as literals`);
}

/** The edits that take id and description away and put the language's text instead of the English one. */
function editsOf(
  object: ObjectExpression,
  textKey: 'message' | 'children',
  translations: Readonly<Record<string, string>>,
  set: (text: string) => string,
  file: string,
): Edit[] {
  const properties = object.properties.filter((property): property is Property => property.type === 'Property');
  if (properties.length !== object.properties.length) throw new Error(`${file}: a text to translate is spread from elsewhere; write id and text as literals`);
  const named = (name: string): Property | undefined => properties.find((property) => nameOf(property.key as AnyNode) === name);
  const textProperty = named(textKey);
  const english = textOf(textProperty, file);
  const id = textOf(named('id'), file) ?? english;
  if (id === undefined) return [];
  const text = JSON.stringify(set(translations[id] ?? english ?? id));
  const dropped = [named('id'), named('description')].filter((property) => property !== undefined);
  const removals = dropped.map((property): Edit => {
    const next = properties[properties.indexOf(property) + 1];
    return {start: property.start, end: next?.start ?? property.end, text: ''};
  });
  const written = textProperty
    ? {start: textProperty.value.start, end: textProperty.value.end, text}
    : {start: object.start + 1, end: object.start + 1, text: `${textKey}: ${text}, `};
  return [...removals, written];
}

/**
 * Compiled script with its interface texts in the language of the build: `translate({id, message})` and
 * `<Translate id>` keep the text only. Stock, the main script carries every text of the site beside the English ones,
 * those of the search window and of the post checker included. An id that is not a literal is an error. `set` puts the text into
 * typographer's spaces and quotes; on the server it must do the same, or the page and its script would differ.
 */
export function inlineTranslations(
  source: string,
  translations: Readonly<Record<string, string>>,
  file: string,
  set: (text: string) => string = (text) => text,
): string {
  if (!source.includes('ranslate')) return source;
  const edits: Edit[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as AnyNode[];
      if (nameOf(node.callee as AnyNode) === 'translate' && first?.type === 'ObjectExpression') {
        edits.push(...editsOf(first, 'message', translations, set, file));
      } else if (nameOf(first) === 'Translate' && second?.type === 'ObjectExpression') {
        edits.push(...editsOf(second, 'children', translations, set, file));
      }
    }
    for (const child of nodesIn(node)) visit(child);
  };
  visit(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}));
  return edits.sort((a, b) => b.start - a.start).reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
