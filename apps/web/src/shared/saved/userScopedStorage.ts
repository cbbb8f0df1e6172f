import type { SessionStore } from '../session/sessionStore.ts';
import { createStore } from '../store.ts';
import { isRecord, readSaved, removeSaved, watchSaved, writeSaved, type Migration } from './saved.ts';

/** A value of the logged-in user, kept over reloads and shared between tabs; null if there is none. */
export type UserScopedStorage<Value> = ReturnType<typeof createUserScopedStorage<Value>>;

export interface UserScopedDevice {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
}

/** Keeps a value in a storage, which is removed when its owner logs out or another user logs in. */
export function createUserScopedStorage<Value>(
  { storage, tabs, session }: UserScopedDevice,
  key: string,
  migrations: readonly Migration[],
  isValue: (value: unknown) => value is Value,
) {
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

  // The event of another tab's change may not have arrived yet. Where nothing is kept, what this page knows is all there is.
  const latest = () => read() ?? store.get();

  return {
    get: store.get,
    subscribe: store.subscribe,
    choose,
    latest,
    update: (change: (value: Value | null) => Value) => choose(change(latest())),
  };
}
