import type {Locale} from '../../config/product.ts';
import type {DiagramDefinition, DiagramNode} from './types.ts';

const box = {width: 148, height: 56, gapX: 72, gapY: 44, margin: 12};

export interface DiagramData {
  readonly title: string;
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
  readonly arrows: readonly {readonly id: string; readonly path: string; readonly label?: {readonly text: string; readonly x: number; readonly y: number}}[];
  /** The picture in sentences, one an arrow. */
  readonly sentences: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function topLeft(node: DiagramNode): Point {
  return {x: box.margin + node.column * (box.width + box.gapX), y: box.margin + node.row * (box.height + box.gapY)};
}

function centre(node: DiagramNode): Point {
  const {x, y} = topLeft(node);
  return {x: x + box.width / 2, y: y + box.height / 2};
}

/** Where a line from a box's centre towards a point leaves the box. */
function border(from: Point, to: Point, margin: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const scale = Math.min((box.width / 2 + margin) / Math.max(Math.abs(dx), 0.001), (box.height / 2 + margin) / Math.max(Math.abs(dy), 0.001));
  return {x: from.x + dx * scale, y: from.y + dy * scale};
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Places a diagram's boxes and arrows, with texts in one language. Throws when an arrow names a box that is not there. */
export function layOut(definition: DiagramDefinition, locale: Locale): DiagramData {
  const byId = new Map(definition.nodes.map((node) => [node.id, node]));
  const find = (id: string): DiagramNode => {
    const node = byId.get(id);
    if (!node) throw new Error(`diagram "${definition.title.en}": an arrow names the box "${id}", which does not exist`);
    return node;
  };
  const oneLine = (node: DiagramNode): string => node.label[locale].replace(/-\n/g, '').replaceAll('\n', ' ');
  const arrows = definition.edges.map(({from, to, label, bend = 0}) => {
    const start = centre(find(from));
    const end = centre(find(to));
    const middle = {x: (start.x + end.x) / 2 + bend * box.height, y: (start.y + end.y) / 2 + bend * box.height};
    const a = border(start, bend === 0 ? end : middle, 2);
    const b = border(end, bend === 0 ? start : middle, 7);
    const text = label?.[locale];
    const at = {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
    return {
      id: `${from}-${to}`,
      path:
        bend === 0
          ? `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
          : `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`,
      ...(text === undefined ? {} : {label: {text, x: round(at.x), y: round(at.y - 6)}}),
    };
  });
  const columns = Math.max(...definition.nodes.map((node) => node.column));
  const rows = Math.max(...definition.nodes.map((node) => node.row));
  return {
    title: definition.title[locale],
    width: Math.round(2 * box.margin + columns * (box.width + box.gapX) + box.width),
    height: Math.round(2 * box.margin + rows * (box.height + box.gapY) + box.height),
    boxes: definition.nodes.map((node) => ({
      id: node.id,
      ...topLeft(node),
      width: box.width,
      height: box.height,
      lines: node.label[locale].split('\n'),
      tone: node.tone ?? 'plain',
    })),
    arrows,
    sentences: definition.edges.map(({from, to, label}) => `${oneLine(find(from))} → ${oneLine(find(to))}${label ? ` (${label[locale]})` : ''}`),
  };
}
