import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/**
 * Text for those who listen and not for those who look.
 *
 * @example
 * <VisuallyHidden>Opens in a new window</VisuallyHidden>
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
