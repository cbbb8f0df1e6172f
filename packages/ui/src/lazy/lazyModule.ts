import { useEffect, useSyncExternalStore } from 'react';

/** How a download stands. */
export type LoadState<Value> =
  | { readonly status: 'loading' }
  /** It failed; while `isRetrying` it is asked for again. */
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'loaded'; readonly loaded: Value };

/** Something that can be downloaded ahead of time, e.g. a lazy component. */
export interface Loadable {
  readonly load: () => Promise<unknown>;
}

/** Code or data that is downloaded once for all who use it. */
export interface LazyModule<Value> extends Loadable {
  readonly state: () => LoadState<Value>;
  /** Downloads it, also again after a failure. The same promise until then, so that React can `use` it. */
  readonly load: () => Promise<Value>;
  /** Calls back whenever the state changes, until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes a lazy module of a dynamic import. A failed download is tried again when the browser is back online. */
export function lazyModule<Value>(download: () => Promise<Value>): LazyModule<Value> {
  const listeners = new Set<() => void>();
  let state: LoadState<Value> = { status: 'loading' };
  let promise: Promise<Value> | null = null;

  const setState = (next: LoadState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const load = () => {
    if (promise !== null) return promise;
    if (state.status === 'failed') setState({ status: 'failed', isRetrying: true });
    promise = download();
    promise.then(
      (loaded) => setState({ status: 'loaded', loaded }),
      (error: unknown) => {
        console.warn('A part of the page could not be downloaded.', error);
        promise = null;
        setState({ status: 'failed', isRetrying: false });
        window.addEventListener('online', () => void load(), { once: true });
      },
    );
    return promise;
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

/** The state of a lazy module, which is downloaded once it is wanted. */
export function useLazyModule<Value>(module: LazyModule<Value>, isWanted: boolean): LoadState<Value> {
  useEffect(() => {
    if (isWanted) void module.load();
  }, [module, isWanted]);
  return useSyncExternalStore(module.subscribe, module.state, module.state);
}

/** Downloads what is behind a link or a button as soon as the pointer or the focus is on it. */
export function preloadOnIntent(...modules: readonly Loadable[]) {
  const preload = () => loadAll(modules);
  return { onPointerEnter: preload, onFocus: preload };
}

/** Downloads what will probably be needed once the browser is idle. The result cancels it, for an effect's cleanup. */
export function preloadWhenIdle(...modules: readonly Loadable[]): () => void {
  const preload = () => loadAll(modules);
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(preload, 1000);
    return () => globalThis.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(preload);
  return () => window.cancelIdleCallback(request);
}

function loadAll(modules: readonly Loadable[]): void {
  for (const module of modules) void module.load();
}
