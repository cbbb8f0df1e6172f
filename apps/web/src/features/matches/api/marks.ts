import type { Query, QueryClient } from '@tanstack/react-query';
import { type Match, withFavorite, withInterest, withLandlordInterest } from '@tilava/domain/interest';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, tagKey } from '@tilava/sdk/react-query';
import {
  type Client,
  addFavorite,
  addInterest,
  deleteFavorite,
  deleteInterest,
} from '@tilava/sdk/operations';
import type { HeldPages } from '../../../shared/lists/infiniteList.ts';
import type { Mark, MarkName } from '../../../shared/offlineQueue/offlineQueue.ts';

/** Under which changes of a mark are found while they are on their way. */
export const markKey = (name: MarkName) => ['mark', name] as const;

interface MarkKind {
  readonly change: (matches: readonly Match[], mark: Mark) => readonly Match[];
  readonly isOf: (mark: Mark) => WhichMatches;
  /** Tells the server; the same twice is as good as once. */
  readonly send: (tilava: Client, mark: Mark) => PromiseLike<unknown>;
  readonly refresh: (queryClient: QueryClient) => void;
}

const all: WhichMatches = () => true;

const kinds: Readonly<Record<MarkName, MarkKind>> = {
  favorite: {
    change: (matches, { announcementId, isOn }) => withFavorite(matches, announcementId, isOn),
    isOf: () => all,
    send: (tilava, { announcementId, tenantId, isOn }) =>
      (isOn ? addFavorite : deleteFavorite)(tilava, { id: tenantId, announcementId }),
    // One that is no longer saved stays in the list that is open, where it can be saved again.
    refresh: (queryClient) =>
      void queryClient.invalidateQueries({ queryKey: tagKey('favorites'), refetchType: 'none' }),
  },
  interest: {
    change: (matches, { announcementId, isOn }) => withInterest(matches, announcementId, isOn),
    isOf: () => all,
    send: (tilava, { announcementId, tenantId, isOn }) =>
      (isOn ? addFavorite : deleteFavorite)(tilava, { id: tenantId, announcementId }, { interested: true }),
    // With the interest of both sides, contact details come and go.
    refresh: (queryClient) => {
      void queryClient.invalidateQueries({ queryKey: tagKey('favorites') });
      void queryClient.invalidateQueries({ queryKey: matchesKey });
    },
  },
  landlordInterest: {
    change: (matches, { tenantId, isOn }) => withLandlordInterest(matches, tenantId, isOn),
    // The same tenant may suit other announcements, of which nothing is said here.
    isOf:
      ({ announcementId }) =>
      ({ queryKey }) =>
        queryKey.some((part) => isObject(part) && part['announcement'] === announcementId),
    send: (tilava, { announcementId: targetId, tenantId: id, isOn }) =>
      isOn ? addInterest(tilava, { id, targetId }) : deleteInterest(tilava, { id, targetId }),
    refresh: (queryClient) => void invalidateAfter(queryClient, 'addInterest'),
  },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const showMark = (queryClient: QueryClient, mark: Mark): void =>
  changeMatches(
    queryClient,
    (matches) => kinds[mark.name].change(matches, mark),
    kinds[mark.name].isOf(mark),
  );

/** Shows again what is on its way: a list that was read meanwhile does not tell of it. */
export function showMarksSent(queryClient: QueryClient, name: MarkName, except?: Mark): void {
  const sending = queryClient.getMutationCache().findAll({ mutationKey: markKey(name), status: 'pending' });
  for (const { state } of sending) {
    // Only marks are sent under this key.
    const mark = state.variables as Mark;
    if (mark !== except) showMark(queryClient, mark);
  }
}

export async function sendMark(tilava: Client, mark: Mark): Promise<void> {
  await kinds[mark.name].send(tilava, mark);
}

export const refreshAfter = (queryClient: QueryClient, name: MarkName): void =>
  kinds[name].refresh(queryClient);

/** Ends once no change of a mark is on its way, so that a list read afterwards tells of all of them. */
export function marksAnswered(client: QueryClient, name: MarkName): Promise<void> {
  const isAnswered = () => client.isMutating({ mutationKey: markKey(name) }) === 0;
  if (isAnswered()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = client.getMutationCache().subscribe(() => {
      if (!isAnswered()) return;
      unsubscribe();
      resolve();
    });
  });
}

type MatchPage = Schemas['MatchPage'];

export type WhichMatches = (query: Query) => boolean;

/** Every call for matches is cached below this key. */
export const matchesKey = tagKey('matchmaking');

/** Changes matches wherever they are cached: in the pages of lists, and on their own. */
export function changeMatches(
  queryClient: QueryClient,
  change: (matches: readonly Match[]) => readonly Match[],
  predicate: WhichMatches,
): void {
  const changePage = (page: MatchPage): MatchPage => {
    const results = change(page.results);
    return results === page.results ? page : { ...page, results: [...results] };
  };
  for (const query of queryClient.getQueryCache().findAll({ queryKey: matchesKey, predicate })) {
    const { dataUpdatedAt, isInvalidated } = query.state;
    const changed = (data: MatchPage | HeldPages<MatchPage> | undefined) => {
      if (data === undefined || !('pages' in data)) return data && changePage(data);
      const pages = data.pages.map(changePage);
      return pages.every((page, place) => page === data.pages[place]) ? data : { ...data, pages };
    };
    // What is known of the rest is as old as before.
    queryClient.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}
