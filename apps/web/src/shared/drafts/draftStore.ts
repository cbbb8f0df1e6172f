import type { SessionStore } from '../session/sessionStore.ts';

/** The forms that are kept while they are filled in. */
export const draftNames = ['tenantSignUp', 'landlordSignUp', 'announcement'] as const;

/** Which form a draft is of. */
export type DraftName = (typeof draftNames)[number];

/** What was written into forms and not sent yet, by device and user. */
export interface DraftStore {
  /** What was kept for whoever is here; null where nothing was, where it is too old, or cannot be read. */
  readonly read: (name: DraftName) => unknown;
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
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** How long a draft is kept, in milliseconds: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1_000;

const visitor = 'visitor';

/** Keeps drafts in a storage. When somebody logs in or out, the drafts of who was here before go. */
export function createDraftStore({ storage, tabs, session, now = Date.now }: DraftStoreOptions): DraftStore {
  const owner = (): string => session.get()?.userId ?? visitor;
  const keyOf = (name: DraftName, user = owner()): string => `tilava.draft.${name}.${user}`;

  const remove = (key: string) => {
    try {
      storage.removeItem(key);
    } catch {
      // What is forbidden to be read holds no draft.
    }
  };

  let lastOwner = owner();
  session.subscribe(() => {
    if (owner() === lastOwner) return;
    for (const name of draftNames) remove(keyOf(name, lastOwner));
    lastOwner = owner();
  });

  return {
    read: (name) => {
      const kept = readKept(storage, keyOf(name));
      const isFresh = kept !== null && now() - kept.keptAt < lifetime;
      return isFresh ? kept.draft : null;
    },
    keep: (name, draft) => {
      try {
        storage.setItem(keyOf(name), JSON.stringify({ keptAt: now(), draft }));
        return true;
      } catch {
        return false;
      }
    },
    discard: (name) => remove(keyOf(name)),
    subscribe: (name, listener) => {
      const listen = (event: Event) => {
        // A null key means that the whole storage was cleared.
        if (event instanceof StorageEvent && (event.key === null || event.key === keyOf(name))) listener();
      };
      tabs.addEventListener('storage', listen);
      return () => tabs.removeEventListener('storage', listen);
    },
  };
}

function readKept(
  storage: Storage,
  key: string,
): { readonly keptAt: number; readonly draft: unknown } | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const isKept =
      typeof kept === 'object' && kept !== null && 'keptAt' in kept && typeof kept.keptAt === 'number';
    return isKept && 'draft' in kept ? { keptAt: Number(kept.keptAt), draft: kept.draft } : null;
  } catch {
    return null;
  }
}
