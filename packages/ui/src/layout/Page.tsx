import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** The element to render. @default 'div' */
  readonly as?: 'div' | 'main' | 'header' | 'footer' | 'section';
  /** The id, e.g. the target of a SkipLink. Makes the element focusable by script. */
  readonly id?: string;
}

/** The column that holds a page's content: at most 1200 px wide, with gutters. */
export function Page({ children, as: Element = 'div', id }: PageProps) {
  return (
    <Element className={styles.page} id={id} tabIndex={id === undefined ? undefined : -1}>
      {children}
    </Element>
  );
}
