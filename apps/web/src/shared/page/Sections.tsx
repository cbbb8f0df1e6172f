import { Stack, type StackProps } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import * as styles from './Sections.css.ts';

interface SectionsProps extends Required<Pick<StackProps, 'gap'>> {
  readonly children: ReactNode;
}

/**
 * Parts of a page below each other, which appear from top to bottom: what stands below a part `ToCome` is not to be
 * seen yet, so that nothing moves away under one's eyes.
 */
export const Sections = ({ children, gap }: SectionsProps) => (
  <div className={styles.sections}>
    <Stack gap={gap}>{children}</Stack>
  </div>
);

/** Stands in the place of what is on its way. */
export const ToCome = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.toCome}>{children}</div>
);
