import type { Ink } from './inks.ts';

/** A part of a drawing: a path in its units, 160 by 120, and what it is drawn with. Later ones cover earlier ones. */
export interface Shape {
  readonly ink: Ink;
  readonly path: string;
}
