/** How the code of a component stands. */
export type SourceState<Loaded> =
  | { readonly status: 'loading' }
  /** It did not come; while `isRetrying` it is asked for again. */
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'loaded'; readonly loaded: Loaded };

/** Code that is downloaded once for all who show it. */
export interface Source<Loaded> {
  readonly state: () => SourceState<Loaded>;
  /** Downloads it, unless it is there or on its way: also again after a failure. */
  readonly load: () => void;
  /** Calls back whenever the state changes, until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes a source of what a dynamic import brings; nothing is downloaded yet. */
export function createSource<Loaded>(download: () => Promise<Loaded>): Source<Loaded> {
  const listeners = new Set<() => void>();
  let state: SourceState<Loaded> = { status: 'loading' };
  let isUnderWay = false;

  const become = (next: SourceState<Loaded>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const attempt = async () => {
    try {
      become({ status: 'loaded', loaded: await download() });
    } catch (error) {
      console.warn('A part of the page could not be downloaded.', error);
      become({ status: 'failed', isRetrying: false });
      // Who comes out of a tunnel need not press anything.
      window.addEventListener('online', load, { once: true });
    } finally {
      isUnderWay = false;
    }
  };

  const load = () => {
    if (isUnderWay || state.status === 'loaded') return;
    isUnderWay = true;
    if (state.status === 'failed') become({ status: 'failed', isRetrying: true });
    void attempt();
  };

  return {
    state: () => state,
    load,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
