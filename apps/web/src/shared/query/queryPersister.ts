import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { removeSaved } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { ageOf, fromEarlierVisit } from './listAge.ts';
import { persistedQueriesKey } from './persistedQueriesKey.ts';

/** Throttles writing, in milliseconds. */
const throttle = 1_000;

/** Leaves room for drafts in the storage. */
const maxCharacters = 1_000_000;

/**
 * Identifies the build, by the hash in this chunk's URL: lists of another one, whose shape may differ, are discarded
 * rather than migrated.
 */
const build = import.meta.url;

/** The operations that lists load. Contact details are not among their answers: those are loaded pair by pair. */
const listOperations: readonly unknown[] = [
  'listAnnouncementsOfUser',
  'listFavorites',
  'listPropertiesOfUser',
  'findMatches',
];

type Entry = readonly [key: QueryKey, data: unknown, readAt: number];

interface Persisted {
  readonly userId: string;
  readonly build: string;
  readonly entries: readonly Entry[];
}

/** What the persister needs. */
export interface PersistOptions {
  readonly storage: Storage;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  readonly queryClient: QueryClient;
}

/**
 * Persists lists of matches and announcements in a storage, and restores them when their owner comes back: they show at
 * once, as stale ones that are refetched. They are removed when another user logs in.
 */
export function persistQueries({ storage, session, queryClient }: PersistOptions): void {
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = session.get()?.userId;

  const restore = () => {
    for (const [key, data, readAt] of read(storage, owner)) {
      // What was loaded meanwhile is newer.
      if (queryClient.getQueryData(key) === undefined) {
        queryClient.setQueryData(key, data, { updatedAt: fromEarlierVisit(readAt) });
      }
    }
  };

  const persist = () => {
    timer = undefined;
    if (owner === undefined) return;
    const known = cache.findAll({ predicate: isList });
    const latestFirst = known.toSorted((one, other) => ageOf(other.state).readAt - ageOf(one.state).readAt);
    write(storage, {
      userId: owner,
      build,
      entries: latestFirst.map((query) => [query.queryKey, query.state.data, ageOf(query.state).readAt]),
    });
  };

  const persistSoon = () => {
    timer ??= setTimeout(persist, throttle);
  };

  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && isList(query)) persistSoon();
  });

  session.subscribe(() => {
    const present = session.get()?.userId;
    if (present === owner) return;
    clearTimeout(timer);
    timer = undefined;
    owner = present;
    restore();
  });

  restore();
  // This chunk may load after the first answer.
  if (cache.findAll({ predicate: isList }).length > 0) persistSoon();
}

function isList({ queryKey, state }: Query): boolean {
  const [, , operation, ...parameters] = queryKey;
  const isFirstPage = parameters.every(
    (part) => typeof part !== 'object' || part === null || !('cursor' in part || 'specific' in part),
  );
  return state.data !== undefined && isFirstPage && listOperations.includes(operation);
}

/** The entries of a user. Removes those of another user or build. */
function read(storage: Storage, userId: string | undefined): readonly Entry[] {
  if (userId === undefined) return [];
  try {
    const persisted = JSON.parse(storage.getItem(persistedQueriesKey) ?? 'null') as Partial<Persisted> | null;
    const isOwn = persisted?.userId === userId && persisted.build === build;
    if (isOwn && Array.isArray(persisted.entries)) return persisted.entries;
    storage.removeItem(persistedQueriesKey);
  } catch {
    // The storage is blocked, or holds something else.
  }
  return [];
}

/** Writes as many of the entries as there is room for. */
function write(storage: Storage, { entries, ...meta }: Persisted): void {
  let room = maxCharacters;
  const texts = entries.map((entry) => JSON.stringify(entry, withoutContacts));
  const fitting = texts.filter(({ length }) => {
    const fits = length <= room;
    if (fits) room -= length;
    return fits;
  });
  try {
    storage.setItem(
      persistedQueriesKey,
      `${JSON.stringify(meta).slice(0, -1)},"entries":[${fitting.join()}]}`,
    );
  } catch {
    // Room for drafts is worth more than stale lists.
    removeSaved(storage, persistedQueriesKey);
  }
}

const withoutContacts = (name: string, value: unknown): unknown => (name === 'contacts' ? undefined : value);
