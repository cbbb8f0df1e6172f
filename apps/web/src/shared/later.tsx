import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A component whose code comes after the page. */
export interface LaterComponent<Props extends object> {
  (props: Props): React.ReactNode;
  /** Downloads the code. Once it is there, the component is drawn at once wherever it is shown anew. */
  readonly load: () => Promise<unknown>;
}

/**
 * Makes a component that is downloaded when it is first shown, and nothing until then. What `lazy` makes waits even for
 * code that is there, and what is within a `Suspense` becomes the app's after the rest of a page that the build has
 * drawn: what is typed and pressed there meanwhile would be lost.
 */
export function later<Props extends object>(
  download: () => Promise<{ readonly default: ComponentType<Props> }>,
): LaterComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const module = await download();
    loaded = module.default;
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(load);
  function Later(props: Props) {
    // The same one as long as it is shown.
    const [Loaded] = useState(() => loaded);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { load });
}
