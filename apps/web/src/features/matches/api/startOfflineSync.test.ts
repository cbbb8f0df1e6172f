import { setImmediate } from 'node:timers/promises';
import { exampleAnswers, problem } from '@tilava/sdk/testing';
import { findMatchesInfiniteQuery } from '@tilava/sdk/react-query';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { createMockedServices, handlers, server } from '../../../testing/mockedApi.ts';
import { flushOfflineQueue, startOfflineSync } from './startOfflineSync.ts';
import type { Mark } from '../../../shared/offlineQueue/offlineQueue.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const [example] = exampleAnswers.findMatches.tenant.results;
if (example?.kind !== 'announcement') throw new Error('The examples have a match');
const match = example;
const announcementId = match.announcement.id;
const owner = { id: 'tenant', isLandlord: false, isAdmin: false };
const { queryKey: listKey } = findMatchesInfiniteQuery(
  createMockedServices().tilava,
  { property: 'need' },
  { favorite: false },
);
const listOf = (favorite: boolean) => ({
  pages: [{ results: [{ ...match, favorite }], total: 1, nextCursor: null }],
  pageParams: [{}],
});

const mark = (id: string, isOn = true, name: Mark['name'] = 'favorite'): Mark => ({
  name,
  announcementId: id,
  tenantId: owner.id,
  isOn,
});

/** Turns as a browser gives them to its tabs. */
function makeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as () => Promise<never>;
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/** A tab in which somebody is logged in. */
function openTab(storage = memoryStorage()) {
  const services = createMockedServices(storage);
  services.session.start('token', owner);
  services.queryClient.setQueryData(listKey, listOf(true));
  const isFavorite = () => {
    const [shown] = services.queryClient.getQueryData(listKey)?.pages[0]?.results ?? [];
    return shown?.kind === 'announcement' && shown.favorite;
  };
  return { ...services, isFavorite };
}

/** What the server is told, in order. */
function listen(): string[] {
  const sent: string[] = [];
  const note = (does: string) => (call: { readonly params: object; readonly query: object }) => {
    sent.push([does, ...Object.values(call.params), ...Object.keys(call.query)].join(' '));
    return undefined;
  };
  server.use(
    handlers.addFavorite(note('add')),
    handlers.deleteFavorite(note('delete')),
    handlers.addInterest(note('addInterest')),
    handlers.deleteInterest(note('deleteInterest')),
  );
  return sent;
}

describe('queued marks', () => {
  it('are sent in their order, once', async () => {
    const sent = listen();
    const tab = openTab();
    tab.offlineQueue.choose([
      mark('a'),
      mark('b', false),
      mark('a', true, 'interest'),
      mark('a', true, 'landlordInterest'),
      mark('b', false, 'landlordInterest'),
    ]);
    expect(await flushOfflineQueue(tab)).toBeNull();
    expect(sent).toEqual([
      'add tenant a',
      'delete tenant b',
      'add tenant a interested',
      'addInterest tenant a',
      'deleteInterest tenant b',
    ]);
    expect(await flushOfflineQueue(tab)).toBeNull();
    expect(sent).toHaveLength(5);
  });

  it.each([
    ['is not there', () => HttpResponse.error(), 0],
    ['does not know who it is', () => problem('bearer_invalid'), 0],
    ['wants a new password first', () => problem('password_change_required'), 0],
    ['is asked too often', () => problem('too_many_attempts', { retryAfter: 90 }), 90_000],
    ['is too slow', () => new HttpResponse(null, { status: 408 }), 0],
    ['does not answer a proxy', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), 0],
    ['is hidden by a page to log in to a network', () => new HttpResponse('<h1>Hi</h1>', { status: 403 }), 0],
    ['is restarted', () => problem('unavailable', { retryAfter: 61 }), 61_000],
  ])('wait on, in their order, where the server %s', async (_, answer, retryAfterMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const tab = openTab();
    const marks = [mark('a'), mark('b')];
    tab.offlineQueue.choose(marks);
    server.use(http.post('*/favorite/*', answer));
    expect(await flushOfflineQueue(tab)).toBe(retryAfterMs);
    tab.session.start('token', owner);
    expect(tab.offlineQueue.get()).toEqual(marks);
    expect(tab.notices.get()).toEqual([]);
  });

  it('are sent although the server fails at one of them', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const sent = listen();
    server.use(
      handlers.addFavorite(({ params }) =>
        params.announcementId === 'a' ? problem('internal_error') : undefined,
      ),
    );
    const tab = openTab();
    tab.offlineQueue.choose([mark('a'), mark('b', false)]);
    expect(await flushOfflineQueue(tab)).toBe(0);
    expect(sent).toEqual(['delete tenant b']);
    expect(tab.offlineQueue.get()).toEqual([mark('a')]);
  });

  it('that the server refuses are undone and reported, and the others are sent', async () => {
    const sent = listen();
    server.use(
      handlers.addFavorite(({ params }) =>
        params.announcementId === announcementId ? problem('not_found') : undefined,
      ),
    );
    const tab = openTab();
    tab.offlineQueue.choose([mark(announcementId), mark('b', false)]);
    expect(await flushOfflineQueue(tab)).toBeNull();
    expect(tab.isFavorite()).toBe(false);
    expect(tab.notices.get()).toMatchObject([{ error: { code: 'not_found' } }]);
    expect(sent).toEqual(['delete tenant b']);
  });

  it('are not sent for another user, and are gone after a logout', async () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    tab.offlineQueue.choose([mark('a'), mark('b')]);
    const sent: string[] = [];
    server.use(
      handlers.addFavorite(({ params }) => {
        sent.push(params.announcementId);
        tab.session.end();
        return undefined;
      }),
    );
    await flushOfflineQueue(tab);
    expect(sent).toEqual(['a']);
    expect(storage).toHaveLength(0);
  });

  it('that change while they are sent are sent again as they are now', async () => {
    const tab = openTab();
    const sent: string[] = [];
    server.use(
      handlers.addFavorite(() => {
        sent.push('add');
        tab.offlineQueue.choose([mark('a', false)]);
        return undefined;
      }),
      handlers.deleteFavorite(() => {
        sent.push('delete');
        return undefined;
      }),
    );
    tab.offlineQueue.choose([mark('a')]);
    expect(await flushOfflineQueue(tab)).toBeNull();
    expect(sent).toEqual(['add', 'delete']);
  });
});

describe('offline sync', () => {
  function begin(tab: ReturnType<typeof openTab>, wasOnline = false, locks = makeLocks()) {
    let isOnline = wasOnline;
    const listeners: (() => void)[] = [];
    startOfflineSync(tab, {
      locks,
      isOnline: () => isOnline,
      onWake: (listener) => void listeners.push(listener),
    });
    return () => {
      isOnline = true;
      for (const listener of listeners) listener();
    };
  }

  it('waits for the network, and shows queued marks in every answer meanwhile', async () => {
    const sent = listen();
    const tab = openTab();
    tab.offlineQueue.choose([mark(announcementId, false)]);
    const connect = begin(tab);
    expect(tab.isFavorite()).toBe(false);
    await tab.queryClient.fetchQuery({
      queryKey: listKey,
      queryFn: () => listOf(true),
    });
    await vi.waitFor(() => expect(tab.isFavorite()).toBe(false));
    expect(sent).toEqual([]);
    connect();
    await vi.waitFor(() => expect(tab.offlineQueue.get()).toEqual([]));
    expect(sent).toEqual([`delete tenant ${announcementId}`]);
  });

  it.each(['read before', 'never read before'])(
    'reads once more what the server told of before it knew, in the tab that sends as in another: a list %s',
    async (past) => {
      const storage = memoryStorage();
      const tabs = [openTab(storage), openTab(storage)];
      const locks = makeLocks();
      const sent = listen();
      const lists = tabs.map((tab) => {
        if (past === 'never read before') tab.queryClient.clear();
        tab.offlineQueue.choose([mark(announcementId, false)]);
        const answer = Promise.withResolvers<undefined>();
        let reads = 0;
        const read = tab.queryClient.fetchQuery({
          staleTime: 0,
          queryKey: listKey,
          queryFn: async () => {
            reads += 1;
            // The first was under way when the mark was sent, and comes after that.
            if (reads === 1) await answer.promise;
            return listOf(reads === 1);
          },
        });
        // It is cancelled where it is read once more.
        read.catch(() => undefined);
        return { tab, answer };
      });
      for (const tab of tabs) begin(tab, true, locks);
      await vi.waitFor(() => expect(tabs[0]?.offlineQueue.get()).toEqual([]));
      // Tabs hear of each other's storage a moment later.
      tabs[1]?.offlineQueue.choose([]);
      expect(sent).toEqual([`delete tenant ${announcementId}`]);
      for (const { tab, answer } of lists) {
        answer.resolve(undefined);
        await vi.waitFor(() => expect(tab.queryClient.isFetching()).toBe(0));
        await vi.waitFor(() => expect(tab.isFavorite()).toBe(false));
      }
    },
  );

  it('runs in one of two tabs, even if neither knows of the other', async () => {
    const sent = listen();
    const storage = memoryStorage();
    openTab(storage).offlineQueue.choose([mark('a'), mark('b')]);
    const [one, other] = [openTab(storage), openTab(storage)];
    const locks = makeLocks();
    for (const tab of [one, other]) begin(tab, true, locks);
    await vi.waitFor(() => expect(one.offlineQueue.get()).toEqual([]));
    expect(sent).toEqual(['add tenant a', 'add tenant b']);
    // It has read the list before it was sent, as a tab does whose storage is a moment behind.
    expect(other.offlineQueue.get()).toHaveLength(2);
  });

  it('runs without locks, which are missing in insecure contexts', async () => {
    const sent = listen();
    const tab = openTab();
    tab.offlineQueue.choose([mark('a')]);
    startOfflineSync(tab, { locks: undefined, isOnline: () => true, onWake: () => undefined });
    await vi.waitFor(() => expect(tab.offlineQueue.get()).toEqual([]));
    expect(sent).toEqual(['add tenant a']);
  });

  it('backs off while the server fails, and retries at once when it is likely to be back', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const tab = openTab();
    const calls: number[] = [];
    let retryAfter = '0';
    server.use(
      http.post('*/favorite/*', () => {
        calls.push(Date.now());
        return new HttpResponse(null, { status: 503, headers: { 'retry-after': retryAfter } });
      }),
    );
    tab.offlineQueue.choose([mark('a')]);
    const connect = begin(tab, true);
    // One attempt is three calls.
    while (calls.length < 12) {
      await vi.advanceTimersByTimeAsync(1_000);
      await setImmediate();
    }
    const begun = [0, 3, 6, 9].map((place) => calls[place] ?? 0);
    const pauses = begun.slice(1).map((moment, place) => moment - (begun[place] ?? 0));
    expect(pauses.map((pause) => Math.floor(pause / 30_000))).toEqual([1, 2, 4]);
    retryAfter = '90';
    connect();
    await vi.waitFor(() => expect(calls).toHaveLength(13));
    await vi.advanceTimersByTimeAsync(60_000);
    connect();
    await setImmediate();
    expect(calls).toHaveLength(13);
    server.resetHandlers();
    const sent = listen();
    await vi.advanceTimersByTimeAsync(31_000);
    connect();
    await vi.waitFor(() => expect(tab.offlineQueue.get()).toEqual([]));
    expect(sent).toEqual(['add tenant a']);
  });

  it('retries after a delay if the server does not answer although there is a network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const tab = openTab();
    let attempts = 0;
    server.use(
      http.post('*/favorite/*', () => {
        attempts += 1;
        return HttpResponse.error();
      }),
    );
    tab.offlineQueue.choose([mark('a')]);
    begin(tab, true);
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(tab.offlineQueue.get()).toEqual([mark('a')]);
    server.resetHandlers();
    const sent = listen();
    await vi.advanceTimersByTimeAsync(16_000);
    await vi.waitFor(() => expect(tab.offlineQueue.get()).toEqual([]));
    expect(sent).toEqual(['add tenant a']);
  });
});
