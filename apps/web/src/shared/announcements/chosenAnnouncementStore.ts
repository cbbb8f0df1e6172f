import type { SessionStore } from '../session/sessionStore.ts';
import { createStore } from '../store.ts';

/** The name under which the choice is kept in local storage. */
export const chosenAnnouncementKey = 'tilava.announcement';

/** Which announcement a landlord has chosen, kept over reloads and shared between tabs; null for none yet. */
export interface ChosenAnnouncementStore {
  readonly get: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (announcementId: string) => void;
}

interface ChosenAnnouncementOptions {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
}

/** Keeps the choice in a storage; it goes with the session in which it was made. */
export function createChosenAnnouncementStore({
  storage,
  tabs,
  session,
}: ChosenAnnouncementOptions): ChosenAnnouncementStore {
  const store = createStore(read(storage));

  const keep = (announcementId: string | null) => {
    write(storage, announcementId);
    store.set(announcementId);
  };

  tabs.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    if (event.key === chosenAnnouncementKey || event.key === null) store.set(read(storage));
  });

  let userId = session.get()?.userId;
  session.subscribe(() => {
    if (session.get()?.userId === userId) return;
    if (userId !== undefined) keep(null);
    userId = session.get()?.userId;
  });

  return { get: store.get, subscribe: store.subscribe, choose: keep };
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(chosenAnnouncementKey);
  } catch {
    return null;
  }
}

function write(storage: Storage, announcementId: string | null): void {
  try {
    if (announcementId === null) storage.removeItem(chosenAnnouncementKey);
    else storage.setItem(chosenAnnouncementKey, announcementId);
  } catch {
    // The choice still lasts as long as this page.
  }
}
