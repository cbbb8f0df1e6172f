import { Suspense } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import type { HintProps } from './LoadedHint.tsx';
import type { HintLinkProps } from './LoadedHintLink.tsx';

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

const LoadedHintLink = lazyComponent(() => import('./LoadedHintLink.tsx'));

/** A link whose text is one: it comes with its text, so that it is never without a name. */
export const HintLink = (props: HintLinkProps) => (
  <Suspense>
    <LoadedHintLink {...props} />
  </Suspense>
);
