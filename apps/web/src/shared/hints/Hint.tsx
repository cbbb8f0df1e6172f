import { Suspense } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import type { HintProps } from './LoadedHint.tsx';

const room = '\u00A0';

const LoadedHint = lazyComponent(
  () => import('./LoadedHint.tsx'),
  () => room,
);

/** A text that few pages show: it keeps its line while it is downloaded. */
export const Hint = (props: HintProps) => (
  <Suspense fallback={room}>
    <LoadedHint {...props} />
  </Suspense>
);
