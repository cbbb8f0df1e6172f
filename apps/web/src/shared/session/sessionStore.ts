import type { Schemas, TokenStore } from '@tilava/sdk';
import { readSaved, removeSaved, watchSaved, writeSaved, type Migration } from '../saved/saved.ts';
import { createStore } from '../store.ts';
import { asSession, type Session } from './session.ts';
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
  /** Logs out. */
  readonly end: () => void;
  /** Whether somebody has logged out here, rather than elsewhere or because the server ended the session. */
  readonly wasLoggedOut: () => boolean;
  /** The same session as the SDK wants to see it. */
  readonly tokenStore: TokenStore;
}

/** A session that began before versions were counted is one still. */
const migrations: readonly Migration[] = [(session) => session];

/**
 * Keeps the session in a storage. Where the storage refuses, as in some private windows, the session lasts until
 * the page is left.
 */
export function createSessionStore(storage: Storage, tabs: EventTarget): SessionStore {
  const read = () => asSession(readSaved(storage, sessionKey, migrations));
  const store = createStore(read());
  let wasLoggedOut = false;
  watchSaved(tabs, sessionKey, () => {
    wasLoggedOut = false;
    store.set(read());
  });

  const keep = (session: Session | null, isLogout = false) => {
    wasLoggedOut = isLogout;
    if (session === null) removeSaved(storage, sessionKey);
    // Where it is not kept, it still lasts as long as this page.
    else writeSaved(storage, sessionKey, migrations, session);
    store.set(session);
  };

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
    end: () => keep(null, true),
    wasLoggedOut: () => wasLoggedOut,
    tokenStore: {
      get: () => store.get()?.token ?? null,
      set: (token) => {
        const current = store.get();
        if (token === null) keep(null);
        else if (current !== null) keep({ ...current, token });
      },
    },
  };
}

function sessionOf(token: string, { id, isLandlord, isAdmin }: Owner, mustChangePassword: boolean): Session {
  return { token, userId: id, role: { isLandlord, isAdmin }, mustChangePassword };
}
