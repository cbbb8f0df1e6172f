import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ChunkErrorBoundary } from './ChunkErrorBoundary.tsx';

/** A component whose code is downloaded after the page. */
export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactNode;
  /** Downloads the code. From then on, the component renders without suspending wherever it is mounted. */
  readonly load: () => Promise<unknown>;
}

/**
 * Makes a component that is downloaded when it is first rendered. `React.lazy` alone suspends even if the code is
 * there, and React hydrates what is within a `Suspense` after the rest of a prerendered page: what is typed and pressed
 * there meanwhile would be lost. It also caches a failure for good, which breaks the page; here a retry button is
 * shown in the component's place.
 *
 * @param Fallback shown until the component is there; nothing by default
 */
export function lazyComponent<Props extends object>(
  download: () => Promise<{ readonly default: ComponentType<Props> }>,
  Fallback?: ComponentType,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const module = await download();
    loaded = module.default;
    return module;
  };
  // Not by `load`: the build prerenders a page in several languages, each as a browser that has loaded nothing yet.
  const Lazy: ComponentType<Props> = lazy(download);
  function Content(props: Props) {
    // The same one for as long as it is mounted.
    const [Loaded] = useState(() => loaded);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <Suspense fallback={Fallback && <Fallback />}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  function WithBoundary(props: Props) {
    return (
      <ChunkErrorBoundary load={load}>
        <Content {...props} />
      </ChunkErrorBoundary>
    );
  }
  return Object.assign(WithBoundary, { load });
}
