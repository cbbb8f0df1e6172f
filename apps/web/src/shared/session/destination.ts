import { isRecord, parseSaved, readText, removeSaved, writeText } from '../saved/saved.ts';

/** The name under which a destination is kept in the session storage. */
const storageKey = 'tilava.destination';

/** Where somebody wants to be who has to log in, or to set a new password, first. */
interface Destination {
  /** Who alone is led there; null for whoever logs in. */
  readonly userId: string | null;
  /** With search and hash. */
  readonly path: string;
}

/** Remembers a destination for as long as the tab is open. */
export interface DestinationStore {
  readonly keep: (destination: Destination) => void;
  /** Gives it once, to its user only. */
  readonly take: (userId: string) => string | null;
}

/**
 * Keeps a destination in a storage, over reloads of the tab. Where there is none, or it refuses, the destination lasts until
 * the page is left.
 */
export function createDestinationStore(storage: Storage | null): DestinationStore {
  let kept: Destination | null = null;
  const read = () => kept ?? (storage && asDestination(parseSaved(readText(storage, storageKey) ?? '')));
  return {
    keep: (destination) => {
      kept = destination;
      if (storage !== null) writeText(storage, storageKey, JSON.stringify(destination));
    },
    take: (userId) => {
      const destination = read();
      kept = null;
      if (storage !== null) removeSaved(storage, storageKey);
      if (destination === null) return null;
      return destination.userId === null || destination.userId === userId ? destination.path : null;
    },
  };
}

/** Only paths of the app: two slashes begin the address of another site. */
function asDestination(value: unknown): Destination | null {
  if (!isRecord(value)) return null;
  const { userId, path } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/u.test(path)) return null;
  return userId === null || typeof userId === 'string' ? { userId, path } : null;
}
