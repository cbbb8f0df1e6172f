import type { SessionStore } from '../session/sessionStore.ts';
import { createStore } from '../store.ts';
import { isRecord, readSaved, removeSaved, watchSaved, writeSaved, type Migration } from './saved.ts';

/** What somebody who is logged in has chosen, kept over reloads and shared between tabs; null for nothing yet. */
export interface OwnStore<Value> {
  readonly get: () => Value | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (value: Value) => void;
  /** As the device has it: another tab may have changed it just now, and not been heard yet. */
  readonly latest: () => Value | null;
  /** Makes another choice of the latest one. */
  readonly update: (change: (value: Value | null) => Value) => void;
}

/** Where choices are kept, and whose they are. */
export interface OwnStoreDevice {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
}

/** Keeps a choice in a storage. It goes with its owner's logout, and when somebody else logs in. */
export function createOwnStore<Value>(
  { storage, tabs, session }: OwnStoreDevice,
  key: string,
  migrations: readonly Migration[],
  isValue: (value: unknown) => value is Value,
): OwnStore<Value> {
  const owner = () => session.get()?.userId;

  const read = (): Value | null => {
    const saved = readSaved(storage, key, migrations);
    if (!isRecord(saved) || saved['userId'] !== owner()) return null;
    return isValue(saved['value']) ? saved['value'] : null;
  };

  const store = createStore(read());
  watchSaved({ storage, tabs }, key, () => store.set(read()));

  let lastOwner = owner();
  session.subscribe(() => {
    if (owner() === lastOwner) return;
    lastOwner = owner();
    const kept = read();
    if (kept === null && (lastOwner !== undefined || session.wasLoggedOut())) removeSaved(storage, key);
    store.set(kept);
  });

  const choose = (value: Value) => {
    writeSaved(storage, key, migrations, { userId: owner(), value });
    store.set(value);
  };

  // Where nothing is kept, what this page knows is all there is.
  const latest = () => read() ?? store.get();

  return {
    get: store.get,
    subscribe: store.subscribe,
    choose,
    latest,
    update: (change) => choose(change(latest())),
  };
}
