import type { Schemas, TokenStore } from '@tilava/sdk';
import { createStore } from '../store.ts';
import { readSession, type Session } from './session.ts';
import { sessionKey } from './sessionKey.ts';

type Owner = Pick<Schemas['User'], 'id' | 'isLandlord' | 'isAdmin'>;

/** Who is logged in, kept over reloads and shared between tabs. */
export interface SessionStore {
  readonly get: () => Session | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins a session after a login. */
  readonly start: (token: string, owner: Owner, mustChangePassword?: boolean) => void;
  /** Takes over what the server says of the session; said of somebody else's it is too late and ignored. */
  readonly refresh: (owner: Owner, mustChangePassword: boolean) => void;
  readonly end: () => void;
  /** The same session as the SDK wants to see it. */
  readonly tokenStore: TokenStore;
}

/**
 * Keeps the session in a storage. Where the storage refuses, as in some private windows, the session lasts until
 * the page is left.
 */
export function createSessionStore(storage: Storage, tabs: EventTarget): SessionStore {
  const store = createStore(readSession(read(storage)));

  // Sent by the browser to the other tabs only; a null key means that the whole storage was cleared.
  tabs.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    if (event.key === sessionKey || event.key === null) store.set(readSession(read(storage)));
  });

  const keep = (session: Session | null) => {
    write(storage, session);
    store.set(session);
  };

  const end = () => keep(null);

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (token, owner, mustChangePassword = false) => keep(sessionOf(token, owner, mustChangePassword)),
    refresh: (owner, mustChangePassword) => {
      const current = store.get();
      if (current === null || current.userId !== owner.id) return;
      const next = sessionOf(current.token, owner, mustChangePassword);
      if (JSON.stringify(next) !== JSON.stringify(current)) keep(next);
    },
    end,
    tokenStore: {
      get: () => store.get()?.token ?? null,
      set: (token) => {
        const current = store.get();
        if (token === null) end();
        else if (current !== null) keep({ ...current, token });
      },
    },
  };
}

function sessionOf(token: string, { id, isLandlord, isAdmin }: Owner, mustChangePassword: boolean): Session {
  return { token, userId: id, role: { isLandlord, isAdmin }, mustChangePassword };
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function write(storage: Storage, session: Session | null): void {
  try {
    if (session === null) storage.removeItem(sessionKey);
    else storage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // The session still lasts as long as this page.
  }
}
