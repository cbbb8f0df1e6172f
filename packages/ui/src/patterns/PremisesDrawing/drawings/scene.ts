import { level, rectangle } from './paths.ts';
import type { Shape } from './shape.ts';

/** Where every building meets the street. */
export const groundLevel = 104;

/** Sky and street, under one building or under a row of them that is so many units wide. */
export const backdrop = (width: number): readonly Shape[] => [
  { ink: 'sky', path: rectangle(0, 0, width, groundLevel) },
  { ink: 'ground', path: rectangle(0, groundLevel, width, 120 - groundLevel) },
];

/** The line that everything stands on, over whatever stands there. */
export const groundLine = (width: number): Shape => ({ ink: 'line', path: level(0, groundLevel, width) });
