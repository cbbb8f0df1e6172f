import type { ReactNode, Ref } from 'react';
import { heading } from '../typography.css.ts';

const defaultSize = { 1: 'display', 2: 'title', 3: 'heading', 4: 'lead' } as const;

export interface HeadingProps {
  readonly children: ReactNode;
  /** The place in the page's outline; a page has one heading of level 1. */
  readonly level: 1 | 2 | 3 | 4;
  /** The size, if it should differ from the level’s default. */
  readonly size?: 'lead' | 'heading' | 'title' | 'display' | 'hero';
  readonly id?: string;
  /** Lets scripts move the focus here after a change of route or step. @default false */
  readonly isFocusTarget?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** A heading. Its level sets its meaning, its size its look. */
export function Heading({
  children,
  level,
  size = defaultSize[level],
  id,
  isFocusTarget = false,
  ref,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={heading({ size })} id={id} tabIndex={isFocusTarget ? -1 : undefined} ref={ref}>
      {children}
    </Element>
  );
}
