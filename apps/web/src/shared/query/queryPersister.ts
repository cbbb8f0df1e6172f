import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { isRecord, parseSaved, readText, removeSaved, writeText } from '../saved/saved.ts';
import type { SessionStore } from '../session/sessionStore.ts';

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

/** What the persister needs. */
export interface PersistOptions {
  readonly storage: Storage;
  /** Of the lists in the storage. */
  readonly key: string;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'wasLoggedOut'>;
  readonly queryClient: QueryClient;
}

/**
 * Persists lists of matches and announcements in a storage, and restores them when their owner comes back: they show at
 * once, as stale ones that are refetched. They are removed when another user logs in.
 */
export function persistQueries({ storage, key, session, queryClient }: PersistOptions): void {
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = session.get()?.userId;

  const restore = () => {
    if (owner === undefined) return;
    const saved = parseSaved(readText(storage, key) ?? '');
    if (isRecord(saved) && saved['userId'] === owner && saved['build'] === build && isState(saved)) {
      hydrate(queryClient, saved);
    } else removeSaved(storage, key);
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
    if (!writeText(storage, key, text)) removeSaved(storage, key);
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

const withoutContacts = (name: string, value: unknown): unknown => (name === 'contacts' ? undefined : value);
