import { isRecord, type Migration, readSaved, removeSaved, watchSaved, writeSaved } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';

export type DraftName =
  | 'tenantSignUp'
  | 'landlordSignUp'
  | 'announcement'
  | 'need'
  | 'profile'
  | 'outgoing'
  /** The id of premises whose public page led to the sign-up. */
  | 'premises'
  | `property-${string}`
  | `message-${string}`
  | `attachments-${string}`;

const draftPrefix = 'tilava.draft.';

/** The name of a user's draft in the storage; null for a visitor's. */
export const draftKey = (name: DraftName, userId: string | null): string =>
  `${draftPrefix}${name}${draftEnd(userId)}`;

const draftEnd = (userId: string | null): string => `.${userId ?? 'visitor'}`;

interface DraftStoreOptions {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  readonly now?: () => number;
}

interface Kept {
  readonly keptAt: number;
  readonly draft: unknown;
}

/** How long a draft is kept, in milliseconds: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1_000;

/** A draft from before versions were counted is one still; forms take what they know of it. */
const migrations: readonly Migration[] = [(kept) => kept];

/** Drafts go at logout and at another user's login, and stay when the server ends the session. */
export function createDraftStore({ storage, tabs, session, now = Date.now }: DraftStoreOptions) {
  const owner = (): string | null => session.get()?.userId ?? null;
  const keyOf = (name: DraftName): string => draftKey(name, owner());

  let lastOwner = owner();
  session.subscribe(() => {
    const leaver = lastOwner;
    lastOwner = owner();
    const isLogout = session.wasLoggedOut();
    if (!isLogout && (lastOwner === null || lastOwner === leaver)) return;
    const end = draftEnd(isLogout ? leaver : lastOwner);
    for (const key of keysIn(storage)) {
      if (key.startsWith(draftPrefix) && key.endsWith(end) === isLogout) removeSaved(storage, key);
    }
  });

  const keptOf = (name: DraftName): Kept | null => {
    const kept = readSaved(storage, keyOf(name), migrations);
    if (!isRecord(kept) || typeof kept['keptAt'] !== 'number') return null;
    const { keptAt, draft = null } = kept;
    return now() - keptAt < lifetime ? { keptAt, draft } : null;
  };

  return {
    /** What was kept for whoever is here; null where nothing was, where it is too old, or cannot be read. */
    read: (name: DraftName): unknown => keptOf(name)?.draft ?? null,
    /** In milliseconds since 1970; null where nothing is kept. */
    keptAt: (name: DraftName): number | null => keptOf(name)?.keptAt ?? null,
    keep: (name: DraftName, draft: unknown): boolean =>
      writeSaved(storage, keyOf(name), migrations, { keptAt: now(), draft }),
    discard: (name: DraftName) => removeSaved(storage, keyOf(name)),
    /** Calls back when another tab has kept or discarded such a draft; returns what stops it. */
    subscribe: (name: DraftName, listener: () => void) =>
      watchSaved({ storage, tabs }, keyOf(name), listener),
  };
}

const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
