import type { ReactNode } from 'react';
import type { Space } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

export interface InlineProps {
  readonly children: ReactNode;
  /** The distance between the children, including between wrapped lines, in units of 4 px. @default 3 */
  readonly gap?: Space;
}

/** Things in a row that wraps. */
export function Inline({ children, gap = 3 }: InlineProps) {
  return <div className={`${styles.inline} ${styles.gap[gap]}`}>{children}</div>;
}
