import { createStore, type Store } from '../store.ts';

/** Loads the newer version of the app that is there; null while there is none, or nobody wants to be told of it. */
export type VersionStore = Store<(() => void) | null>;

/** Makes the store, which knows of no newer version. */
export const createVersionStore = (): VersionStore => createStore<(() => void) | null>(null);
