import * as ink from './ink.css.ts';
import { plumb } from './paths.ts';
import { groundLevel } from './Scene.tsx';

export interface TreeProps {
  /** The middle of the trunk. */
  readonly x: number;
  /** From the ground to the top of the crown. */
  readonly height: number;
  /** Makes the tree the green thing of the drawing. @default false */
  readonly isAccent?: boolean;
}

/** A birch as architects draw it: a trunk, a crown, two branches. */
export function Tree({ x, height, isAccent = false }: TreeProps) {
  const top = groundLevel - height;
  const radiusX = height * 0.24;
  const radiusY = height * 0.38;
  const middle = top + radiusY;
  return (
    <>
      <ellipse className={isAccent ? ink.accent : ink.panel} cx={x} cy={middle} rx={radiusX} ry={radiusY} />
      <path
        className={ink.line}
        d={`${plumb(x, middle - radiusY * 0.35, groundLevel - middle + radiusY * 0.35)}M${x} ${middle + radiusY * 0.45}l${radiusX * 0.5} ${-radiusY * 0.5}M${x} ${middle + radiusY * 0.7}l${-radiusX * 0.5} ${-radiusY * 0.45}`}
      />
    </>
  );
}
