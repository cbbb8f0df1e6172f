import { isRecord, type Migration, readSaved, removeSaved, watchSaved, writeSaved } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';

/** Which form a draft is of: of what is new, or of what is edited. */
export type DraftName =
  'tenantSignUp' | 'landlordSignUp' | 'announcement' | 'need' | 'profile' | `property-${string}`;

/** Begins the name of every draft in the storage. */
const draftPrefix = 'tilava.draft.';

/** The name of a user's draft in the storage; null for a visitor's. */
export const draftKey = (name: DraftName, userId: string | null): string =>
  `${draftPrefix}${name}${draftEnd(userId)}`;

/** Ends the name of every draft of a user; null for a visitor. */
const draftEnd = (userId: string | null): string => `.${userId ?? 'visitor'}`;

/** What was written into forms and not sent yet, by device and user. */
export interface DraftStore {
  /** What was kept for whoever is here; null where nothing was, where it is too old, or cannot be read. */
  readonly read: (name: DraftName) => unknown;
  /** When what is kept was written, in milliseconds since 1970; null where nothing is. */
  readonly keptAt: (name: DraftName) => number | null;
  /** @returns whether the device keeps it, which a full or forbidden storage does not */
  readonly keep: (name: DraftName, draft: unknown) => boolean;
  readonly discard: (name: DraftName) => void;
  /** Calls back when another tab has kept or discarded such a draft; returns what stops it. */
  readonly subscribe: (name: DraftName, listener: () => void) => () => void;
}

interface DraftStoreOptions {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  /** The time in milliseconds. */
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

/**
 * Keeps drafts in a storage. When somebody logs out, theirs go, and when somebody logs in, those of everybody else. A
 * session that the server ended takes none along: whoever logs in again goes on.
 */
export function createDraftStore({ storage, tabs, session, now = Date.now }: DraftStoreOptions): DraftStore {
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
    read: (name) => keptOf(name)?.draft ?? null,
    keptAt: (name) => keptOf(name)?.keptAt ?? null,
    keep: (name, draft) => writeSaved(storage, keyOf(name), migrations, { keptAt: now(), draft }),
    discard: (name) => removeSaved(storage, keyOf(name)),
    subscribe: (name, listener) => watchSaved({ storage, tabs }, keyOf(name), listener),
  };
}

const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
