import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { removeSaved } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { ageOf, fromEarlierVisit } from './listAge.ts';
import { keptListsKey } from './listStorage.ts';

/** How long the lists have to rest before they are written, in milliseconds. */
const restBeforeKeeping = 1_000;

/** At most as many characters, so that drafts find their place beside them. */
const mostCharacters = 1_000_000;

/**
 * Another build of the app, whose answers may look different, has another address. What it kept is read anew rather
 * than migrated.
 */
const build = import.meta.url;

/** Those that lists are made of. What may hold contact details is not among them: it is asked for pair by pair. */
const listOperations: readonly unknown[] = [
  'listAnnouncementsOfUser',
  'listFavorites',
  'listPropertiesOfUser',
  'findMatches',
];

type Entry = readonly [key: QueryKey, data: unknown, readAt: number];

interface Kept {
  readonly userId: string;
  readonly build: string;
  readonly entries: readonly Entry[];
}

/** What keeping lists needs. */
export interface KeptListsOptions {
  readonly storage: Storage;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  readonly queryClient: QueryClient;
}

/**
 * Keeps lists of matches and announcements on the device, and brings them back when their owner comes again: they
 * show at once, as old ones that are asked for anew. They go when somebody else logs in.
 */
export function keepLists({ storage, session, queryClient }: KeptListsOptions): void {
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = session.get()?.userId;

  const bringBack = () => {
    for (const [key, data, readAt] of read(storage, owner)) {
      // What was read meanwhile is newer.
      if (queryClient.getQueryData(key) === undefined) {
        queryClient.setQueryData(key, data, { updatedAt: fromEarlierVisit(readAt) });
      }
    }
  };

  const keep = () => {
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

  const keepSoon = () => {
    timer ??= setTimeout(keep, restBeforeKeeping);
  };

  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && isList(query)) keepSoon();
  });

  session.subscribe(() => {
    const present = session.get()?.userId;
    if (present === owner) return;
    clearTimeout(timer);
    timer = undefined;
    owner = present;
    bringBack();
  });

  bringBack();
  // This code comes later than the first page asks for its list, and may come later than the answer.
  if (cache.findAll({ predicate: isList }).length > 0) keepSoon();
}

function isList({ queryKey, state }: Query): boolean {
  const [, , operation, ...parameters] = queryKey;
  const isFirstPage = parameters.every(
    (part) => typeof part !== 'object' || part === null || !('cursor' in part || 'specific' in part),
  );
  return state.data !== undefined && isFirstPage && listOperations.includes(operation);
}

/** What was kept for somebody. What was kept for anybody else, or by another build, goes. */
function read(storage: Storage, userId: string | undefined): readonly Entry[] {
  if (userId === undefined) return [];
  try {
    const kept = JSON.parse(storage.getItem(keptListsKey) ?? 'null') as Partial<Kept> | null;
    if (kept?.userId === userId && kept.build === build && Array.isArray(kept.entries)) return kept.entries;
    storage.removeItem(keptListsKey);
  } catch {
    // A storage that is forbidden keeps nothing, and what cannot be read is none.
  }
  return [];
}

/** As many of the entries as there is room for. */
function write(storage: Storage, { entries, ...kept }: Kept): void {
  let room = mostCharacters;
  const texts = entries.map((entry) => JSON.stringify(entry, withoutContacts));
  const fitting = texts.filter(({ length }) => {
    const fits = length <= room;
    if (fits) room -= length;
    return fits;
  });
  try {
    storage.setItem(keptListsKey, `${JSON.stringify(kept).slice(0, -1)},"entries":[${fitting.join()}]}`);
  } catch {
    // What is older is worth less than the room for a draft.
    removeSaved(storage, keptListsKey);
  }
}

const withoutContacts = (name: string, value: unknown): unknown => (name === 'contacts' ? undefined : value);
