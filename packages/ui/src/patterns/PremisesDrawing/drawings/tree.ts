import { ellipse, plumb } from './paths.ts';
import { groundLevel } from './scene.ts';
import type { Shape } from './shape.ts';

export interface TreeOptions {
  /** The middle of the trunk. */
  readonly x: number;
  /** From the ground to the top of the crown. */
  readonly height: number;
  /** Makes the tree the green thing of the drawing. @default false */
  readonly isAccent?: boolean;
}

/** A birch as architects draw it: a trunk, a crown, two branches. */
export function tree({ x, height, isAccent = false }: TreeOptions): readonly Shape[] {
  const radiusX = height * 0.24;
  const radiusY = height * 0.38;
  const middle = groundLevel - height + radiusY;
  const trunk = plumb(x, middle - radiusY * 0.35, groundLevel - middle + radiusY * 0.35);
  const right = `M${x} ${middle + radiusY * 0.45}l${radiusX * 0.5} ${-radiusY * 0.5}`;
  const left = `M${x} ${middle + radiusY * 0.7}l${-radiusX * 0.5} ${-radiusY * 0.45}`;
  return [
    { ink: isAccent ? 'accent' : 'panel', path: ellipse(x, middle, radiusX, radiusY) },
    { ink: 'line', path: trunk + right + left },
  ];
}
