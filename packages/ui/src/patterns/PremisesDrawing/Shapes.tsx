import { ink } from './drawings/ink.css.ts';
import type { Shape } from './drawings/shape.ts';

export interface ShapesProps {
  /** From the farthest to the nearest. */
  readonly shapes: readonly Shape[];
}

/** Shapes within an `svg`, in the colours of the theme. */
export function Shapes({ shapes }: ShapesProps) {
  return shapes.map(({ ink: name, path }) => <path key={`${name} ${path}`} className={ink[name]} d={path} />);
}
