import type { ReactNode } from 'react';
import type { Tone } from '../../theme/colors.ts';
import { badge } from '../basics.css.ts';

export interface BadgeProps {
  /** One or two words. They carry the meaning; the tone only repeats it. */
  readonly children: ReactNode;
  /** @default 'neutral' */
  readonly tone?: Tone;
}

/** A short state next to what has it. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
