import type { ReactNode } from 'react';
import { sample } from './foundations.css.ts';

/** A drawn sample between the paragraphs of a page, out of reach of Storybook's own styles. */
export function Sample({ children }: { readonly children: ReactNode }) {
  return <div className={`sb-unstyled ${sample}`}>{children}</div>;
}
