import type { ReactNode } from 'react';
import { card } from '../basics.css.ts';

export interface CardProps {
  readonly children: ReactNode;
  /** The element to render. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** The id of the heading that names a `section`. */
  readonly 'aria-labelledby'?: string;
}

/** A sheet with a hairline border, for one of many separate things. */
export function Card({ children, as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element className={card} {...rest}>
      {children}
    </Element>
  );
}
