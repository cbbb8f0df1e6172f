import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { isRecord, parseSaved, readText, removeSaved, writeText } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';

/** The key of the persisted lists in local storage. */
export const persistedQueriesKey = 'tilava.lists';

/** Throttles writing, in milliseconds. */
const throttle = 1_000;

/** Leaves room for drafts in the storage. */
const maxCharacters = 1_000_000;

/**
 * Identifies the build, by the hash in the entry's URL: lists of another one, whose shape may differ, are discarded
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

interface PersistOptions {
  readonly storage: Storage;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  readonly queryClient: QueryClient;
}

/**
 * Persists lists of matches and announcements in a storage, and restores them when their owner comes back: they show at
 * once, as stale ones that are refetched. They are removed on logout, and when another user logs in.
 */
export function persistQueries({ storage, session, queryClient }: PersistOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = session.get()?.userId;

  const restore = () => {
    if (session.wasLoggedOut()) removeSaved(storage, persistedQueriesKey);
    if (owner === undefined) return;
    const saved = parseSaved(readText(storage, persistedQueriesKey) ?? '');
    if (isRecord(saved) && saved['userId'] === owner && saved['build'] === build && isState(saved)) {
      hydrate(queryClient, saved);
    } else removeSaved(storage, persistedQueriesKey);
  };

  const persist = () => {
    timer = undefined;
    if (owner === undefined) return;
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: isList,
      shouldDehydrateMutation: () => false,
      serializeData: firstPageOf,
    });
    const meta = JSON.stringify({ userId: owner, build }).slice(0, -1);
    const text = `${meta},"queries":[${fittingTexts(queries.map(asStale)).join()}]}`;
    // Room for drafts is worth more than stale lists.
    if (!writeText(storage, persistedQueriesKey, text)) removeSaved(storage, persistedQueriesKey);
  };

  const persistSoon = () => {
    timer ??= setTimeout(persist, throttle);
  };

  queryClient.getQueryCache().subscribe(({ type, query }) => {
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
}

/** Whether a query is a list from its beginning on: what is read after a jump has a cursor behind `pages`. */
function isList({ queryKey, state }: Query): boolean {
  const [, , operation, ...parameters] = queryKey;
  const isSpecific = parameters.some((part) => isRecord(part) && 'specific' in part);
  return (
    state.data !== undefined &&
    !isSpecific &&
    parameters.at(-2) !== 'pages' &&
    listOperations.includes(operation)
  );
}

/** Each list is restored with its first page, behind which it goes on. */
const firstPageOf = (data: unknown): unknown =>
  isRecord(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams'])
    ? { pages: data['pages'].slice(0, 1), pageParams: data['pageParams'].slice(0, 1) }
    : data;

type SavedQuery = DehydratedState['queries'][number];

/** A query as it is restored: successful, and refetched as soon as it is used. */
const asStale = (query: SavedQuery): SavedQuery => ({
  ...query,
  state: { ...query.state, status: 'success', error: null, isInvalidated: true },
});

/** As many queries as there is room for, those read last first. */
function fittingTexts(queries: readonly SavedQuery[]): readonly string[] {
  const latestFirst = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  let room = maxCharacters;
  return latestFirst
    .map((query) => JSON.stringify(query, withoutContacts))
    .filter(({ length }) => {
      const fits = length <= room;
      if (fits) room -= length;
      return fits;
    });
}

const isState = (value: Readonly<Record<string, unknown>>): value is Pick<DehydratedState, 'queries'> =>
  Array.isArray(value['queries']);

const withoutContacts = (name: string, value: unknown): unknown =>
  name === 'contacts' || name === 'lastChange' ? undefined : value;
