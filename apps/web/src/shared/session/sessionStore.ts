import type { Schemas, TokenStore } from '@tilava/sdk';
import { isRecord, type Migration, readSaved, removeSaved, watchSaved, writeSaved } from '../saved/saved.ts';
import { createStore } from '../store.ts';

export const sessionKey = 'tilava.session';

export interface Role {
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
}

export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly role: Role;
  /** True after a login with a temporary password: the server lets them set a new one, and nothing else. */
  readonly mustChangePassword: boolean;
}

/** What a session is whose kind is not known; whatever is none gives null. */
export function asSession(value: unknown): Session | null {
  if (!isSession(value)) return null;
  const { token, userId, role } = value;
  return { token, userId, role, mustChangePassword: value.mustChangePassword === true };
}

/** A session as it may be; one that began before the last word was kept lacks it. */
type GivenSession = Omit<Session, 'mustChangePassword'> & { readonly mustChangePassword?: unknown };

function isSession(value: unknown): value is GivenSession {
  return (
    isRecord(value) &&
    typeof value['token'] === 'string' &&
    value['token'] !== '' &&
    typeof value['userId'] === 'string' &&
    isRecord(value['role']) &&
    typeof value['role']['isLandlord'] === 'boolean' &&
    typeof value['role']['isAdmin'] === 'boolean'
  );
}

type Owner = Pick<Schemas['User'], 'id' | 'isLandlord' | 'isAdmin'>;

/** Who is logged in, kept over reloads and shared between tabs. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/** A session that began before versions were counted is one still. */
const migrations: readonly Migration[] = [(session) => session];

/** Keeps the session in a storage, or until the page is left where the storage refuses. */
export function createSessionStore(storage: Storage, tabs: EventTarget) {
  const read = () => asSession(readSaved(storage, sessionKey, migrations));
  const store = createStore(read());
  let wasLoggedOut = false;
  let isFromAnotherTab = false;
  /** False where the storage has refused the session of this page. */
  let isKept = true;

  let lastUserId = store.get()?.userId ?? null;
  store.subscribe(() => {
    lastUserId = store.get()?.userId ?? lastUserId;
  });

  const follow = () => {
    wasLoggedOut = false;
    isFromAnotherTab = true;
    isKept = true;
    store.set(read());
  };
  watchSaved({ storage, tabs }, sessionKey, follow);

  const keep = (session: Session | null, isLogout = false) => {
    wasLoggedOut = isLogout;
    isFromAnotherTab = false;
    // Where it is not kept, it still lasts as long as this page.
    isKept = session === null || writeSaved(storage, sessionKey, migrations, session);
    // The next page must not go on with an older one.
    if (session === null || read()?.token !== session.token) removeSaved(storage, sessionKey);
    store.set(session);
  };

  /** Changes or ends the session of this page, and never one that another tab has begun in its place. */
  const change = (session: Session | null, isLogout = false) => {
    if (isKept && read()?.token !== store.get()?.token) follow();
    else keep(session, isLogout);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (token: string, owner: Owner, mustChangePassword = false) =>
      keep(sessionOf(token, owner, mustChangePassword)),
    /** Takes over what the server says of the session; said of somebody else's it is too late and ignored. */
    refresh: (owner: Owner, mustChangePassword: boolean) => {
      const current = store.get();
      if (current === null || current.userId !== owner.id) return;
      const next = sessionOf(current.token, owner, mustChangePassword);
      if (JSON.stringify(next) !== JSON.stringify(current)) change(next);
    },
    end: () => change(null, true),
    /** Whether somebody has logged out here, rather than elsewhere or because the server ended the session. */
    wasLoggedOut: () => wasLoggedOut,
    isFromAnotherTab: () => isFromAnotherTab,
    lastUserId: () => lastUserId,
    /** The same session as the SDK wants to see it. */
    tokenStore: {
      get: () => store.get()?.token ?? null,
      set: (token) => {
        const current = store.get();
        if (token === null) change(null);
        else if (current !== null) change({ ...current, token });
      },
    } satisfies TokenStore,
  };
}

function sessionOf(token: string, { id, isLandlord, isAdmin }: Owner, mustChangePassword: boolean): Session {
  return { token, userId: id, role: { isLandlord, isAdmin }, mustChangePassword };
}
