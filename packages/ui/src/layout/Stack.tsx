import type { ReactNode } from 'react';
import type { Space } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

export interface StackProps {
  readonly children: ReactNode;
  /** The distance between the children, in units of 4 px; that of `fields` follows the density. @default 4 */
  readonly gap?: Space | 'fields';
  /** How the children are aligned across the stack. @default 'stretch' */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** The element to render. Children of `ul` and `ol` must be `li`. @default 'div' */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'article' | 'header' | 'footer';
}

/** Things stacked with equal spacing. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  const isList = Element === 'ul' || Element === 'ol';
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <Element
      className={`${styles.stack} ${styles.gap[gap]} ${styles.align[align]}`}
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
