import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/** A component whose code comes after the page. */
export interface LaterComponent<Props extends object> {
  (props: Props): React.ReactNode;
  /** Downloads the code. Once it is there, the component is drawn at once wherever it is shown anew. */
  readonly load: () => Promise<unknown>;
}

/**
 * Makes a component that is downloaded when it is first shown. What `lazy` makes waits even for code that is there, and
 * what is within a `Suspense` becomes the app's after the rest of a page that the build has drawn: what is typed and
 * pressed there meanwhile would be lost. `lazy` also remembers a failure for good, and takes the page with it; here a
 * button to try again stands in the part's place.
 *
 * @param Waiting stands in its place until it is there; nothing by default
 */
export function later<Props extends object>(
  download: () => Promise<{ readonly default: ComponentType<Props> }>,
  Waiting?: ComponentType,
): LaterComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const module = await download();
    loaded = module.default;
    return module;
  };
  // Not by `load`: the build draws a page in several languages, each as a browser does that has loaded nothing yet.
  const Lazy: ComponentType<Props> = lazy(download);
  function Part(props: Props) {
    // The same one as long as it is shown.
    const [Loaded] = useState(() => loaded);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <Suspense fallback={Waiting && <Waiting />}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  function Later(props: Props) {
    return (
      <PartBoundary load={load}>
        <Part {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Later, { load });
}
