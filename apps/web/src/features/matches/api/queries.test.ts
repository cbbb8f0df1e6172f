import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { exampleAnswers, problem } from '@tilava/sdk/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockedServices, handlers, server } from '../../../testing/mockedApi.ts';
import { beginning, infiniteListQuery, type HeldPages } from '../../../shared/lists/infiniteList.ts';
import { markKey, showMark } from './marks.ts';
import { prefetchMatches } from './prefetchMatches.ts';
import {
  announcementMatchesOf,
  announcementMatchesQuery,
  favoritesQuery,
  needsQuery,
  tenantMatchesOf,
  tenantMatchesQuery,
} from './queries.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [need] = exampleAnswers.listPropertiesOfUser.tenant;
const listing = exampleAnswers.getAnnouncement.tenant.properties;
const [match] = exampleAnswers.findMatches.tenant.results;
if (need === undefined || match === undefined) throw new Error('The examples have a need and a match');
const unavailable = {
  kind: 'unavailable' as const,
  announcement: { id: 'hidden', isActive: false as const },
  favorite: true,
  isInterested: false,
};

const owner = { id: 'user', isLandlord: false, isAdmin: false };

describe('the needs of a user', () => {
  it('leave out what the user lets', async () => {
    server.use(handlers.listPropertiesOfUser([listing, need]));
    const { tilava, queryClient } = createMockedServices();
    const needs = new QueryObserver(queryClient, needsQuery(tilava, 'user'));
    expect((await needs.refetch()).data).toEqual([need]);
  });

  it('fail silently, where matches tell of it in the banner', async () => {
    server.use(
      handlers.listPropertiesOfUser(problem('forbidden')),
      handlers.findMatches(problem('not_found')),
    );
    const { tilava, queryClient, notices } = createMockedServices();
    expect((await new QueryObserver(queryClient, needsQuery(tilava, 'user')).refetch()).isError).toBe(true);
    expect(notices.get()).toEqual([]);
    await new InfiniteQueryObserver(queryClient, announcementMatchesQuery(tilava, 'need')).refetch();
    expect(notices.get()).toMatchObject([{ error: { code: 'not_found' } }]);
  });
});

describe('matches', () => {
  it('are read page by page, and only those of the kind that was asked for', async () => {
    server.use(
      handlers.findMatches(({ query, body }) => {
        expect(query).toMatchObject({ favorite: 'false', limit: '100' });
        expect(body).toEqual({ property: 'need' });
        return {
          results: [match, unavailable],
          total: 4,
          nextCursor: query.cursor === undefined ? 'second' : null,
        };
      }),
    );
    const { tilava, queryClient } = createMockedServices();
    const list = new InfiniteQueryObserver(
      queryClient,
      infiniteListQuery(announcementMatchesQuery(tilava, 'need')),
    );
    await list.refetch();
    const { data } = await list.fetchNextPage();
    expect(data?.pages.map(announcementMatchesOf)).toEqual([[match], [match]]);
    expect(data?.pageParams).toEqual([beginning, { cursor: 'second', index: 2, previous: beginning }]);
  });

  it('of an announcement are tenants', async () => {
    const { tilava, queryClient } = createMockedServices();
    const list = new InfiniteQueryObserver(queryClient, tenantMatchesQuery(tilava, 'announcement'));
    expect((await list.refetch()).data?.pages.map(tenantMatchesOf)).toEqual([[]]);
  });

  it('that are to be refetched still are once a mark shows in them', async () => {
    server.use(handlers.findMatches({ results: [match, unavailable], total: 2, nextCursor: null }));
    const { tilava, queryClient } = createMockedServices();
    const query = infiniteListQuery(announcementMatchesQuery(tilava, 'need'));
    await queryClient.prefetchInfiniteQuery(query);
    await queryClient.invalidateQueries(query);
    showMark(queryClient, { name: 'favorite', announcementId: 'hidden', tenantId: 'user', isOn: false });
    const state = queryClient.getQueryState<HeldPages<Schemas['MatchPage']>>(query.queryKey);
    expect(state?.data?.pages[0]?.results[1]).toMatchObject({ favorite: false });
    expect(state?.isInvalidated).toBe(true);
  });
});

describe('favourites', () => {
  it('are read once those that are being saved are', async () => {
    const answers = Promise.withResolvers<undefined>();
    const { tilava, queryClient } = createMockedServices();
    const saving = new MutationObserver(queryClient, {
      mutationKey: markKey('favorite'),
      mutationFn: () => answers.promise,
    }).mutate();
    const asked: string[] = [];
    server.use(
      handlers.listFavorites(() => {
        asked.push('favourites');
        return exampleAnswers.listFavorites.favorites;
      }),
    );
    const read = new QueryObserver(queryClient, favoritesQuery(tilava, 'user')).refetch();
    await new QueryObserver(queryClient, needsQuery(tilava, 'user')).refetch();
    expect(asked).toEqual([]);
    answers.resolve(undefined);
    await saving;
    expect((await read).isSuccess).toBe(true);
    expect(asked).toEqual(['favourites']);
  });
});

describe('what the page of matches needs', () => {
  it('is there for a tenant: the matches of the first need that pass the filters', async () => {
    server.use(handlers.listPropertiesOfUser([listing, need]));
    const services = createMockedServices();
    services.session.start('token', owner);
    await prefetchMatches(services, new URLSearchParams('filter=above60&filter=student'));
    const { queryKey } = announcementMatchesQuery(services.tilava, need.id, { pointsAbove: 60 });
    expect(services.queryClient.getQueryData(queryKey)?.pages[0]?.results).toEqual([match]);
  });

  it('is there in the order that the address says', async () => {
    server.use(handlers.listPropertiesOfUser([need]));
    const services = createMockedServices();
    services.session.start('token', owner);
    await prefetchMatches(services, new URLSearchParams('sort=newest'));
    const { queryKey } = announcementMatchesQuery(services.tilava, need.id, { sort: 'newest' });
    expect(services.queryClient.getQueryData(queryKey)?.pages[0]?.results).toEqual([match]);
  });

  it('is there for a landlord: the matches of the first announcement', async () => {
    const services = createMockedServices();
    services.session.start('token', { ...owner, isLandlord: true });
    await prefetchMatches(services, new URLSearchParams());
    const { queryKey } = tenantMatchesQuery(services.tilava, exampleAnswers.getAnnouncement.tenant.id);
    expect(services.queryClient.getQueryData(queryKey)?.pages[0]?.results).toEqual([match]);
  });

  it('is nothing for a visitor', async () => {
    const services = createMockedServices();
    await prefetchMatches(services, new URLSearchParams());
    expect(services.queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
