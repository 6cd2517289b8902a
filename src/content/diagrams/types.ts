import type {LocalizedText} from '../../facts/schema/common.ts';

/** A box of a diagram, on a grid of columns and rows (fractions allowed). */
export interface DiagramNode {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  /** Lines are parted by a line feed. */
  readonly label: LocalizedText;
  readonly tone?: 'start' | 'good' | 'bad' | 'quiet' | 'choice';
}

/** An arrow; `bend` moves its middle sideways (in grid units) so that it goes around other boxes. */
export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: LocalizedText;
  readonly bend?: number;
}

export interface DiagramDefinition {
  /** What the picture shows, in one sentence: its accessible name. */
  readonly title: LocalizedText;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  /**
   * Column (0 or 1) and row of boxes on a phone, by their ids. A box that is not named here changes its column with its
   * row: what goes from left to right on a desk goes down there.
   */
  readonly narrow?: Readonly<Record<string, readonly [column: number, row: number]>>;
}
