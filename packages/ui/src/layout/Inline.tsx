import type { ReactNode } from 'react';
import type { Space } from '../tokens/scale.ts';
import * as arrangement from './arrangement.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  readonly children: ReactNode;
  /** The distance between the children, also between wrapped lines, in units of 4 px. @default 3 */
  readonly gap?: Space;
  /** How the children of one line stand to each other's height. @default 'center' */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the children gather on the line. @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** The element to be. Children of `ul` must be `li`. @default 'div' */
  readonly as?: 'div' | 'ul' | 'header' | 'footer';
}

/** Things beside each other that wrap onto further lines when there is no room. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  as: Element = 'div',
}: InlineProps) {
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <Element
      className={`${styles.inline} ${arrangement.gap[gap]} ${arrangement.align[align]} ${arrangement.justify[justify]}`}
      role={Element === 'ul' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
