import type { ReactNode } from 'react';
import { text } from '../typography.css.ts';

export interface TextProps {
  readonly children: ReactNode;
  /** 14, 16 or 18 px. @default 'body' */
  readonly size?: 'small' | 'body' | 'lead';
  /** `muted` for secondary text. @default 'plain' */
  readonly tone?: 'plain' | 'muted';
  /** @default 'regular' */
  readonly weight?: 'regular' | 'medium' | 'strong';
  /** The element to render. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'dt' | 'dd';
  readonly id?: string;
}

/** Body text, at most 68 characters wide. */
export function Text({
  children,
  size = 'body',
  tone = 'plain',
  weight = 'regular',
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element className={text({ size, tone, weight })} id={id}>
      {children}
    </Element>
  );
}
