import type { ReactNode } from 'react';
import { text } from '../typography.css.ts';

export interface TextProps {
  readonly children: ReactNode;
  /** 14, 16 or 18 px. @default 'body' */
  readonly size?: 'small' | 'body' | 'lead';
  /** `muted` for what may be read second. @default 'plain' */
  readonly tone?: 'plain' | 'muted';
  /** @default 'regular' */
  readonly weight?: 'regular' | 'medium' | 'strong';
  /** Digits of one width, for numbers that stand above each other. @default false */
  readonly isTabular?: boolean;
  /** The element to be. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'dt' | 'dd';
  readonly id?: string;
}

/** Running text, at most 68 characters wide. */
export function Text({
  children,
  size = 'body',
  tone = 'plain',
  weight = 'regular',
  isTabular = false,
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element className={text({ size, tone, weight, isTabular })} id={id}>
      {children}
    </Element>
  );
}
