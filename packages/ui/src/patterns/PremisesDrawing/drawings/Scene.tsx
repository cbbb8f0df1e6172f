import type { ReactNode } from 'react';
import * as ink from './ink.css.ts';
import { level, rectangle } from './paths.ts';

/** Where every building meets the street. */
export const groundLevel = 104;

export interface SceneProps {
  /** How long the street is, in units of the drawings. @default 160 */
  readonly width?: number;
  /** What stands on it. */
  readonly children: ReactNode;
}

/** Sky, street and the ground line, under one building or under a row of them. */
export function Scene({ width = 160, children }: SceneProps) {
  return (
    <>
      <path className={ink.sky} d={rectangle(0, 0, width, groundLevel)} />
      <path className={ink.ground} d={rectangle(0, groundLevel, width, 120 - groundLevel)} />
      {children}
      <path className={ink.line} d={level(0, groundLevel, width)} />
    </>
  );
}
