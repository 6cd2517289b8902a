import type {Locale} from '../../config/product.ts';
import type {DiagramDefinition, DiagramNode} from './types.ts';

/** Measures in px: of boxes, of the space between them and around all, and how many letters of a label fit on a line. */
interface Measures {
  readonly width: number;
  readonly height: number;
  readonly gapX: number;
  readonly gapY: number;
  readonly margin: number;
  readonly labelLetters: number;
}

/** Four columns, a little wider than the text on a desk: they are scaled by 0.88. */
const wide: Measures = {width: 148, height: 56, gapX: 64, gapY: 44, margin: 12, labelLetters: Number.POSITIVE_INFINITY};
/** Two columns, together as wide as the text on a phone of 390 px. */
const narrow: Measures = {width: 136, height: 54, gapX: 70, gapY: 44, margin: 4, labelLetters: 12};

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly lines: readonly string[];
    readonly tone: string;
  }[];
  readonly arrows: readonly {
    readonly id: string;
    readonly path: string;
    /** Lines with the place of each one's middle. */
    readonly label?: readonly {readonly text: string; readonly x: number; readonly y: number}[];
  }[];
}

export interface DiagramData {
  readonly title: string;
  readonly wide: Picture;
  readonly narrow: Picture;
  /** The picture in sentences, one an arrow. */
  readonly sentences: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a line from a box's centre towards a point leaves the box. */
function border(from: Point, to: Point, box: Measures, margin: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const scale = Math.min((box.width / 2 + margin) / Math.max(Math.abs(dx), 0.001), (box.height / 2 + margin) / Math.max(Math.abs(dy), 0.001));
  return {x: from.x + dx * scale, y: from.y + dy * scale};
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Words in lines of at most so many letters; a longer word has a line to itself. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of a label at the middle of its arrow: on an upright one they interrupt it; of another's the last of several stands below it, the others above. */
function labelAt(text: string, at: Point, upright: boolean, box: Measures): {readonly text: string; readonly x: number; readonly y: number}[] {
  const lines = text.length <= box.labelLetters ? [text] : wrap(text, box.labelLetters);
  return lines.map((line, index) => {
    if (upright) return {text: line, x: round(at.x), y: round(at.y + 4 + (index - (lines.length - 1) / 2) * 14)};
    const above = lines.length === 1 ? 0 : lines.length - 2 - index;
    return {text: line, x: round(at.x), y: round(above < 0 ? at.y + 14 : at.y - 6 - above * 14)};
  });
}

function picture(definition: DiagramDefinition, find: (id: string) => DiagramNode, locale: Locale, box: Measures): Picture {
  const cell = (node: DiagramNode): readonly [column: number, row: number] =>
    box === wide ? [node.column, node.row] : (definition.narrow?.[node.id] ?? [Math.min(1, Math.round(node.row)), node.column]);
  const topLeft = (node: DiagramNode): Point => {
    const [column, row] = cell(node);
    return {x: round(box.margin + column * (box.width + box.gapX)), y: round(box.margin + row * (box.height + box.gapY))};
  };
  const centre = (node: DiagramNode): Point => {
    const {x, y} = topLeft(node);
    return {x: x + box.width / 2, y: y + box.height / 2};
  };
  const arrows = definition.edges.map(({from, to, label, bend = 0}) => {
    const start = centre(find(from));
    const end = centre(find(to));
    const middle = {x: (start.x + end.x) / 2 + bend * box.height, y: (start.y + end.y) / 2 + bend * box.height};
    const a = border(start, bend === 0 ? end : middle, box, 2);
    const b = border(end, bend === 0 ? start : middle, box, 7);
    const text = label?.[locale];
    return {
      id: `${from}-${to}`,
      path:
        bend === 0
          ? `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
          : `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`,
      ...(text === undefined ? {} : {label: labelAt(text, {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}, bend === 0 && Math.abs(b.x - a.x) < 1, box)}),
    };
  });
  const boxes = definition.nodes.map((node) => ({
    id: node.id,
    ...topLeft(node),
    width: box.width,
    height: box.height,
    lines: node.label[locale].split('\n'),
    tone: node.tone ?? 'plain',
  }));
  return {
    width: Math.round(Math.max(...boxes.map(({x}) => x)) + box.width + box.margin),
    height: Math.round(Math.max(...boxes.map(({y}) => y)) + box.height + box.margin),
    boxes,
    arrows,
  };
}

/** Places a diagram's boxes and arrows for a desk and for a phone, with texts in one language. Throws when an arrow names a box that is not there. */
export function layOut(definition: DiagramDefinition, locale: Locale): DiagramData {
  const byId = new Map(definition.nodes.map((node) => [node.id, node]));
  const find = (id: string): DiagramNode => {
    const node = byId.get(id);
    if (!node) throw new Error(`diagram "${definition.title.en}": an arrow names the box "${id}", which does not exist`);
    return node;
  };
  const oneLine = (node: DiagramNode): string => node.label[locale].replace(/-\n/g, '').replaceAll('\n', ' ');
  return {
    title: definition.title[locale],
    wide: picture(definition, find, locale, wide),
    narrow: picture(definition, find, locale, narrow),
    sentences: definition.edges.map(({from, to, label}) => `${oneLine(find(from))} → ${oneLine(find(to))}${label ? ` (${label[locale]})` : ''}`),
  };
}
