import type { ReactNode } from 'react';
import type { Space } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

export interface GridProps {
  readonly children: ReactNode;
  /** The minimum width of a column: 12, 18 or 26 rem, or the full width if there’s less. @default 'medium' */
  readonly columns?: 'narrow' | 'medium' | 'wide';
  /** The distance between rows and columns, in units of 4 px. @default 6 */
  readonly gap?: Space;
  /** The element to render. Children of `ul` must be `li`. @default 'div' */
  readonly as?: 'div' | 'ul' | 'section';
}

/** Things of one kind in as many equal columns as fit. */
export function Grid({ children, columns = 'medium', gap = 6, as: Element = 'div' }: GridProps) {
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <Element
      className={`${styles.grids[columns]} ${styles.gap[gap]}`}
      role={Element === 'ul' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
