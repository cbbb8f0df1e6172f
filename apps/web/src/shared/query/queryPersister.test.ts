import {
  findMatchesInfiniteQuery,
  findMatchesKey,
  listAnnouncementsOfUserKey,
} from '@tilava/sdk/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createMockedServices } from '../../testing/mockedApi.ts';
import { ageOf } from '../lists/listAge.tsx';
import { createNoticeStore } from '../notices/noticeStore.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createQueryClient } from './createQueryClient.ts';
import { persistedQueriesKey, persistQueries } from './queryPersister.ts';

const owner = (id: string) => ({ id, isLandlord: true, isAdmin: false });
const own: readonly unknown[] = listAnnouncementsOfUserKey('a');
const list = findMatchesInfiniteQuery(
  createMockedServices().tilava,
  { property: 'need' },
  { favorite: false },
);
const page: readonly unknown[] = list.queryKey;

/** A visit of the app in a browser. */
function visit(storage: Storage) {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
  const session = createSessionStore(storage, new EventTarget());
  const queryClient = createQueryClient(createNoticeStore());
  persistQueries({ storage, session, queryClient });
  const load = (key: readonly unknown[], data: unknown) => {
    queryClient.setQueryData(key, data);
    vi.runAllTimers();
  };
  return { session, queryClient, load };
}

/** A storage in which somebody has loaded a list. */
function persisted() {
  const storage = memoryStorage();
  const first = visit(storage);
  first.session.start('token', owner('a'));
  first.load(own, ['loaded']);
  return { storage, ...first };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('persisted lists', () => {
  it('are restored on the next visit as stale, until they are refetched', () => {
    const { queryClient } = visit(persisted().storage);
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
    const state = () => queryClient.getQueryState(own) ?? { dataUpdatedAt: Date.now() };
    expect(ageOf(state()).isFromEarlier).toBe(true);
    queryClient.setQueryData(own, ['read again']);
    expect(ageOf(state()).isFromEarlier).toBe(false);
    expect(ageOf({ dataUpdatedAt: 0 }).isFromEarlier).toBe(false);
  });

  it('keep their age, however often they are persisted', () => {
    const { storage } = persisted();
    const readAt = Date.now();
    vi.setSystemTime(readAt + 60_000);
    const { queryClient, load } = visit(storage);
    load(page, 'read in between');
    vi.setSystemTime(readAt + 120_000);
    const next = visit(storage).queryClient;
    const age = (key: readonly unknown[]) => ageOf(next.getQueryState(key) ?? { dataUpdatedAt: 0 });
    expect(queryClient.getQueryState(own)?.data).toEqual(['loaded']);
    expect(age(own)).toEqual({ isFromEarlier: true, readAt: expect.closeTo(readAt, -4) });
    expect(age(page)).toEqual({ isFromEarlier: true, readAt: expect.closeTo(readAt + 60_000, -4) });
  });

  it('exclude contact details, pairs and further pages', () => {
    const { storage, load } = persisted();
    const first = { results: [{ points: 70, contacts: { email: 'liisa@tilava.example' } }] };
    load(page, { pages: [first, { results: ['second page'] }], pageParams: [{}, { cursor: 'second page' }] });
    load(findMatchesKey({ property: 'need', announcement: 'b' }, { specific: true }), 'pair');
    load([...page, 'cursor'], { pages: [{ results: ['further page'] }], pageParams: [{ cursor: 'cursor' }] });
    load(['tilava', 'users', 'getUser', 'a'], 'account');
    const text = storage.getItem(persistedQueriesKey) ?? '';
    expect(text).toContain('"points":70');
    expect(text).not.toMatch(/contacts|liisa|pair|second page|further page|account/u);
    expect(visit(storage).queryClient.getQueryData(page)).toEqual({
      pages: [{ results: [{ points: 70 }] }],
      pageParams: [{}],
    });
  });

  it('are removed on logout, even if nothing was loaded since', () => {
    const { storage } = persisted();
    visit(storage).session.end();
    expect(storage.getItem(persistedQueriesKey)).toBeNull();
  });

  it('are removed when another user logs in', () => {
    const other = persisted();
    other.session.tokenStore.set(null);
    expect(other.storage.getItem(persistedQueriesKey)).not.toBeNull();
    other.session.start('token', owner('b'));
    vi.runAllTimers();
    expect(other.storage.getItem(persistedQueriesKey)).toBeNull();
  });

  it('are restored for the same user after the server has ended the session', () => {
    const { session, queryClient } = persisted();
    session.tokenStore.set(null);
    queryClient.clear();
    session.start('other token', owner('a'));
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
  });

  it('are ignored if the storage holds something else, and leave room for drafts', () => {
    for (const text of ['', '{', '7', '{"userId":"a"}']) {
      const { storage } = persisted();
      storage.setItem(persistedQueriesKey, text);
      expect(visit(storage).queryClient.getQueryData(own)).toBeUndefined();
    }
    const { storage, load } = persisted();
    load(page, 'x'.repeat(2_000_000));
    expect(storage.getItem(persistedQueriesKey)?.length).toBeLessThan(1_000_000);
    expect(visit(storage).queryClient.getQueryData(own)).toEqual(['loaded']);
  });

  it('are not persisted, without an error, if the storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { session, load, queryClient } = visit(storage);
    session.start('token', owner('a'));
    load(own, ['loaded']);
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
    expect(() => session.end()).not.toThrow();
  });
});
