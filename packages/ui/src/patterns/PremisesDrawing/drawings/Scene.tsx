import type { ReactNode } from 'react';
import * as ink from './ink.css.ts';
import { level, rectangle } from './paths.ts';

/** Where every building meets the street. */
export const groundLevel = 104;

export interface SceneProps {
  readonly children: ReactNode;
}

/** Sky, street and the ground line that all drawings share. */
export function Scene({ children }: SceneProps) {
  return (
    <>
      <path className={ink.sky} d={rectangle(0, 0, 160, groundLevel)} />
      <path className={ink.ground} d={rectangle(0, groundLevel, 160, 120 - groundLevel)} />
      {children}
      <path className={ink.line} d={level(0, groundLevel, 160)} />
    </>
  );
}
