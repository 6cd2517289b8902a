import type {Locale} from '../../config/product.ts';
import {textWidth} from '../text-width.ts';
import type {DiagramDefinition, DiagramNode} from './types.ts';

/** Measures in px: sizes of text, the height of a box, the least space beside it, the space between rows and around all. */
interface Measures {
  readonly letters: number;
  readonly labelLetters: number;
  readonly height: number;
  readonly gapX: number;
  readonly gapY: number;
  readonly margin: number;
  /** All there is: columns stand as far apart as it allows, and labels go into lines of what is between them. */
  readonly across?: number;
}

/** Columns as far apart as what is written between them asks for. */
const wide: Measures = {letters: 14, labelLetters: 13, height: 56, gapX: 40, gapY: 44, margin: 2};
/** Two columns, together as wide as the text on a phone of 390 px. */
const narrow: Measures = {letters: 13, labelLetters: 12, height: 54, gapX: 60, gapY: 44, margin: 2, across: 358};
/** Between the text of a box and its sides; between a label and what is beside it; from line to line of a label. */
const inset = 8;
const clear = 5;
const line = 14;
/** Rows that differ by no more are one for the eye. */
const almostLevel = 0.11;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Sizes of text in boxes and of labels, in the picture's own measure: it is laid out for them. */
  readonly letters: number;
  readonly labelLetters: number;
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
    /** The label stands beside the arrow, so it does not interrupt it. */
    readonly beside?: true;
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

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a line from a box's centre towards a point leaves the box. */
function border(from: Point, to: Point, width: number, height: number, margin: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const scale = Math.min((width / 2 + margin) / Math.max(Math.abs(dx), 0.001), (height / 2 + margin) / Math.max(Math.abs(dy), 0.001));
  return {x: from.x + dx * scale, y: from.y + dy * scale};
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Words in lines that are no wider than that; a longer word has a line to itself. */
function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of a label: on a level arrow it stands above it, of several lines the last below it; any other is interrupted by it. */
function labelAt(lines: readonly string[], at: Point, level: boolean): {readonly text: string; readonly x: number; readonly y: number}[] {
  return lines.map((text, index) => {
    if (!level) return {text, x: round(at.x), y: round(at.y + 4 + (index - (lines.length - 1) / 2) * line)};
    const above = lines.length === 1 ? 0 : lines.length - 2 - index;
    return {text, x: round(at.x), y: round(above < 0 ? at.y + line : at.y - 6 - above * line)};
  });
}

const areaOf = (label: ReturnType<typeof labelAt>, size: number): Area => {
  const half = Math.max(...label.map(({text}) => textWidth(text, size))) / 2;
  const x = label[0]?.x ?? 0;
  const ys = label.map(({y}) => y);
  return {left: x - half, right: x + half, top: Math.min(...ys) - size, bottom: Math.max(...ys) + 3};
};
const touch = (one: Area, other: Area): boolean =>
  one.left < other.right + clear && other.left < one.right + clear && one.top < other.bottom && other.top < one.bottom;

/** Left edges of the columns: as far apart as the labels of level arrows between them ask for, or as there is room. */
function columnsOf(
  cells: readonly (readonly [DiagramNode, number, number])[],
  definition: DiagramDefinition,
  locale: Locale,
  box: Measures,
  width: number,
): number[] {
  const last = Math.ceil(Math.max(...cells.map(([, column]) => column)));
  // A label below a box may be wider than that.
  const wider = definition.edges.flatMap(({from, to, label}) => {
    const first = cells.filter(([node, column]) => column === 0 && (node.id === from || node.id === to)).length === 2;
    return first && label && box.across === undefined ? [(textWidth(label[locale], box.labelLetters) - width) / 2] : [];
  });
  const lefts = [Math.ceil(Math.max(box.margin, ...wider))];
  for (let column = 0; column < last; column += 1) {
    const labels = definition.edges.flatMap(({from, to, label}) => {
      const ends = [from, to].flatMap((id) => cells.filter(([node]) => node.id === id)).map(([, at, row]) => [at, row] as const);
      const level = Math.abs((ends[0]?.[1] ?? 0) - (ends[1]?.[1] ?? 0)) <= almostLevel && Math.min(...ends.map(([at]) => at)) === column;
      return level && label ? [textWidth(label[locale], box.labelLetters)] : [];
    });
    const gap = box.across === undefined ? Math.max(box.gapX, ...labels.map((label) => label + 2 * clear + 8)) : box.across - 2 * (width + box.margin);
    lefts.push((lefts.at(-1) ?? 0) + width + gap);
  }
  return lefts;
}

function picture(definition: DiagramDefinition, find: (id: string) => DiagramNode, locale: Locale, box: Measures): Picture {
  const cell = (node: DiagramNode): readonly [column: number, row: number] =>
    box === wide ? [node.column, node.row] : (definition.narrow?.[node.id] ?? [Math.min(1, Math.round(node.row)), node.column]);
  const linesOf = (node: DiagramNode): string[] => node.label[locale].split('\n');
  const width = Math.ceil(Math.max(88, ...definition.nodes.flatMap(linesOf).map((text) => textWidth(text, box.letters) + 2 * inset)));
  const lefts = columnsOf(
    definition.nodes.map((node) => [node, ...cell(node)] as const),
    definition,
    locale,
    box,
    width,
  );
  const topLeft = (node: DiagramNode): Point => {
    const [column, row] = cell(node);
    // A box may stand between two columns.
    const [left = 0, next = left] = lefts.slice(Math.floor(column));
    return {x: round(left + (column - Math.floor(column)) * (next - left)), y: round(box.margin + row * (box.height + box.gapY))};
  };
  const centre = (node: DiagramNode): Point => {
    const {x, y} = topLeft(node);
    return {x: x + width / 2, y: y + box.height / 2};
  };
  const boxes = definition.nodes.map((node) => ({
    id: node.id,
    ...topLeft(node),
    width,
    height: box.height,
    lines: linesOf(node),
    tone: node.tone ?? 'plain',
  }));
  const taken: Area[] = boxes.map(({x, y}) => ({left: x, right: x + width, top: y, bottom: y + box.height}));
  const arrows = definition.edges.map(({from, to, label, bend = 0}) => {
    const start = centre(find(from));
    const end = centre(find(to));
    const middle = {x: (start.x + end.x) / 2 + bend * box.height, y: (start.y + end.y) / 2 + bend * box.height};
    const a = border(start, bend === 0 ? end : middle, width, box.height, 2);
    const b = border(end, bend === 0 ? start : middle, width, box.height, 7);
    const level = Math.abs(end.y - start.y) <= almostLevel * (box.height + box.gapY);
    const path =
      bend === 0
        ? `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
        : `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`;
    if (label === undefined) return {id: `${from}-${to}`, path};
    const room = box.across === undefined ? Number.POSITIVE_INFINITY : level ? Math.abs(end.x - start.x) - width - 2 * clear : 100;
    const lines = wrap(label[locale], room, box.labelLetters);
    // In the middle of its arrow, or as near to it as nothing is touched.
    const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((part) => labelAt(lines, {x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part}, level));
    const place =
      places.find((found) => !taken.some((area) => touch(areaOf(found, box.labelLetters), area))) ??
      labelAt(lines, {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}, level);
    taken.push(areaOf(place, box.labelLetters));
    return {id: `${from}-${to}`, path, label: place, ...(level ? {beside: true as const} : {})};
  });
  return {
    width: Math.round(Math.max(...boxes.map(({x}) => x)) + width + box.margin),
    height: Math.round(Math.max(...boxes.map(({y}) => y)) + box.height + box.margin),
    letters: box.letters,
    labelLetters: box.labelLetters,
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
