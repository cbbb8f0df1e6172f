import type { ReactNode } from 'react';
import { wide } from './guide.css.ts';

/** Room in a guide's picture for what would shrink to nothing without it. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={wide}>{children}</div>;
}
