import { lazyComponent } from '../lazyComponent.tsx';

/** A text that few pages show: it keeps its line while it is downloaded. */
export const Hint = lazyComponent(
  () => import('./LoadedHint.tsx'),
  () => '\u00A0',
);
