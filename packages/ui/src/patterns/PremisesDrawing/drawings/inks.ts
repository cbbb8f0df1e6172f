/** What a shape's edge is drawn with. */
export interface Edge {
  /** In pixels, however large the drawing: a thumbnail stays legible, a large sheet stays fine. */
  readonly width: 1 | 0.5;
  readonly isFaint?: boolean;
}

/** What drawings are drawn with, and the edge of each; null where it has none. */
export const inks = {
  /** The air behind a building. */
  sky: null,
  /** What a building stands on. */
  ground: null,
  /** Plaster, board or brick, left as paper. */
  wall: { width: 1 },
  /** Stone, roof or whatever is darker than the wall. */
  stone: { width: 1 },
  /** A part within a wall that is set off by a fine line. */
  panel: { width: 0.5 },
  /** A darker part within a wall. */
  shadedPanel: { width: 0.5 },
  /** Panes with nobody behind them. */
  glass: { width: 0.5 },
  /** Panes with somebody at work behind them. */
  lit: { width: 0.5 },
  /** The one green thing of a drawing. */
  accent: { width: 0.5 },
  /** A line that bounds. */
  line: { width: 1 },
  /** A line that only describes a surface. */
  hatch: { width: 0.5 },
  /** A surface's texture, fainter than its windows. */
  texture: { width: 0.5, isFaint: true },
} as const satisfies Record<string, Edge | null>;

/** What a shape is drawn with. */
export type Ink = keyof typeof inks;

/** A colour of drawings: that of a surface, or that of a pen. */
export type DrawingColor = Exclude<Ink, 'line' | 'hatch' | 'texture'> | 'pen' | 'faintPen';

/** The colour within a shape; null where there is none. */
export const fillOf = (ink: Ink): DrawingColor | null =>
  ink === 'line' || ink === 'hatch' || ink === 'texture' ? null : ink;

/** The colour of an edge. */
export const strokeOf = ({ isFaint = false }: Edge): DrawingColor => (isFaint ? 'faintPen' : 'pen');

/** The CSS variable of a colour, for drawings in a file of their own, which no class reaches. */
export const variableOf = (color: DrawingColor) => `--premises-${color}` as const;
