import type { ReactNode } from 'react';
import { row } from './FormSection.css.ts';

/**
 * Short fields beside each other where there is room, in their order.
 *
 * @example
 * <FieldRow>
 *   <TextField label="First name" />
 *   <TextField label="Last name" />
 * </FieldRow>
 */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
