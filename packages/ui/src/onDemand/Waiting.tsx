import type { ReactNode } from 'react';
import { SpinnerRing } from '../components/Spinner/SpinnerRing.tsx';
import { waiting } from './Waiting.css.ts';

/** In the middle of what is empty so far: a turning ring, or what failed. */
export function Waiting({ failure }: { readonly failure: ReactNode }) {
  return <div className={waiting}>{failure ?? <SpinnerRing size="large" />}</div>;
}
