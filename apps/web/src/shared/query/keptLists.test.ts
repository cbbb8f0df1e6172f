import { findMatchesKey, listAnnouncementsOfUserKey } from '@tilava/sdk/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createNoticeStore } from '../notices/noticeStore.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createQueryClient } from './createQueryClient.ts';
import { keepLists } from './keptLists.ts';
import { keepListsLater } from './keepListsLater.ts';
import { ageOf } from './listAge.ts';
import { keptListsKey } from './listStorage.ts';

const owner = (id: string) => ({ id, isLandlord: true, isAdmin: false });
const own: readonly unknown[] = listAnnouncementsOfUserKey('a');
const page = findMatchesKey({ property: 'need' }, { favorite: false, limit: 100 });

/** A visit of the app in a browser. */
function visit(storage: Storage) {
  const session = createSessionStore(storage, new EventTarget());
  const queryClient = createQueryClient(createNoticeStore());
  keepLists({ storage, session, queryClient });
  const load = (key: readonly unknown[], data: unknown) => {
    queryClient.setQueryData(key, data);
    vi.runAllTimers();
  };
  return { session, queryClient, load };
}

/** A storage in which somebody has loaded a list. */
function kept() {
  const storage = memoryStorage();
  const first = visit(storage);
  first.session.start('token', owner('a'));
  first.load(own, ['loaded']);
  return { storage, ...first };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('lists', () => {
  it('come back on the next visit as old ones, until they are read again', () => {
    const { queryClient } = visit(kept().storage);
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
    const state = () => queryClient.getQueryState(own) ?? { data: undefined, dataUpdatedAt: 1 };
    expect(ageOf(state()).isFromEarlier).toBe(true);
    queryClient.setQueryData(own, ['read again']);
    expect(ageOf(state()).isFromEarlier).toBe(false);
    expect(ageOf({ data: undefined, dataUpdatedAt: 0 }).isFromEarlier).toBe(false);
  });

  it('are as old as when they were read, however often they are kept', () => {
    const { storage } = kept();
    const readAt = Date.now();
    vi.setSystemTime(readAt + 60_000);
    const { queryClient, load } = visit(storage);
    load(page, 'read in between');
    vi.setSystemTime(readAt + 120_000);
    const later = visit(storage).queryClient;
    const age = (key: readonly unknown[]) =>
      ageOf(later.getQueryState(key) ?? { data: undefined, dataUpdatedAt: 0 });
    expect(queryClient.getQueryState(own)?.data).toEqual(['loaded']);
    expect(age(own)).toEqual({ isFromEarlier: true, readAt: expect.closeTo(readAt, -4) });
    expect(age(page)).toEqual({ isFromEarlier: true, readAt: expect.closeTo(readAt + 60_000, -4) });
  });

  it('are kept, too, where they were read before the code that keeps them had come', () => {
    const storage = memoryStorage();
    const session = createSessionStore(storage, new EventTarget());
    session.start('token', owner('a'));
    const queryClient = createQueryClient(createNoticeStore());
    queryClient.setQueryData(own, ['read before']);
    keepLists({ storage, session, queryClient });
    vi.runAllTimers();
    expect(visit(storage).queryClient.getQueryData(own)).toEqual(['read before']);
  });

  it('are kept without contact details, and pairs and later pages are not', () => {
    const { storage, load } = kept();
    load(page, { results: [{ points: 70, contacts: { email: 'liisa@tilava.example' } }] });
    load(findMatchesKey({ property: 'need', announcement: 'b' }, { specific: true }), 'pair');
    load(findMatchesKey({ property: 'need' }, { favorite: false, cursor: 'second' }), 'second page');
    load(['tilava', 'users', 'getUser', 'a'], 'account');
    const text = storage.getItem(keptListsKey) ?? '';
    expect(text).toContain('"points":70');
    expect(text).not.toMatch(/contacts|liisa|pair|second page|account/u);
  });

  it('go with a logout, also where nothing was read since', async () => {
    const { storage } = kept();
    const session = createSessionStore(storage, new EventTarget());
    keepListsLater({ storage, session, queryClient: createQueryClient(createNoticeStore()) });
    session.end();
    await vi.dynamicImportSettled();
    expect(storage.getItem(keptListsKey)).toBeNull();
  });

  it('go when somebody else logs in', () => {
    const other = kept();
    void other.session.tokenStore.set(null);
    expect(other.storage.getItem(keptListsKey)).not.toBeNull();
    other.session.start('token', owner('b'));
    vi.runAllTimers();
    expect(other.storage.getItem(keptListsKey)).toBeNull();
  });

  it('come back to whoever logs in again after the server has ended the session', () => {
    const { session, queryClient } = kept();
    void session.tokenStore.set(null);
    queryClient.clear();
    session.start('other token', owner('a'));
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
  });

  it('are none where the storage holds something else, and leave room for what is worth more', () => {
    for (const text of ['', '{', '7', '{"userId":"a"}']) {
      const { storage } = kept();
      storage.setItem(keptListsKey, text);
      expect(visit(storage).queryClient.getQueryData(own)).toBeUndefined();
    }
    const { storage, load } = kept();
    load(page, 'x'.repeat(2_000_000));
    expect(storage.getItem(keptListsKey)?.length).toBeLessThan(1_000_000);
    expect(visit(storage).queryClient.getQueryData(own)).toEqual(['loaded']);
  });

  it('are not kept, and do no harm, where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { session, load, queryClient } = visit(storage);
    keepListsLater({ storage, session, queryClient });
    session.start('token', owner('a'));
    load(own, ['loaded']);
    expect(queryClient.getQueryData(own)).toEqual(['loaded']);
    expect(() => session.end()).not.toThrow();
  });
});
