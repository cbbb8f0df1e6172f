import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { tellTab } from '../../testing/otherTab.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createUserScopedStorage } from './userScopedStorage.ts';

const owner = (id: string) => ({ id, isLandlord: false, isAdmin: false });

/** A tab of a browser. */
function open(storage = memoryStorage()) {
  const tabs = new EventTarget();
  const session = createSessionStore(storage, tabs);
  const isValue = (value: unknown) => typeof value === 'string';
  const store = createUserScopedStorage({ storage, tabs, session }, 'choice', [], isValue);
  return { storage, tabs, session, store };
}

/** A tab in which somebody has chosen something. */
function chosen() {
  const tab = open();
  tab.session.start('token', owner('a'));
  tab.store.choose('first');
  return tab;
}

afterEach(() => vi.unstubAllGlobals());

describe('a choice of one’s own', () => {
  it('is there after a reload', () => {
    expect(open(chosen().storage).store.get()).toBe('first');
  });

  it('goes with a logout', () => {
    const { session, store, storage } = chosen();
    session.end();
    expect(store.get()).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it('outlives a session that the server ended, for its owner', () => {
    const { session, store, storage } = chosen();
    session.tokenStore.set(null);
    expect(store.get()).toBeNull();
    session.start('other token', owner('a'));
    expect(store.get()).toBe('first');
    expect(open(storage).store.get()).toBe('first');
  });

  it('goes when somebody else logs in, also where nobody was there meanwhile', () => {
    const { storage } = chosen();
    storage.removeItem('tilava.session');
    const reopened = open(storage);
    expect(reopened.store.get()).toBeNull();
    reopened.session.start('token', owner('b'));
    expect(reopened.store.get()).toBeNull();
    expect(storage.getItem('choice')).toBeNull();
  });

  it('of another tab counts here, too', () => {
    const { storage, store } = chosen();
    const other = open(storage);
    store.choose('second');
    tellTab(other.tabs, 'choice');
    expect(other.store.get()).toBe('second');
  });

  it('is changed from what another tab has just made of it, told of or not', () => {
    const { storage, store } = chosen();
    const other = open(storage);
    store.choose('second');
    expect([other.store.get(), other.store.latest()]).toEqual(['first', 'second']);
    other.store.update((value) => `${value ?? ''} and third`);
    expect(other.store.get()).toBe('second and third');
    expect(open(storage).store.get()).toBe('second and third');
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { session, store } = open(storage);
    session.start('token', owner('a'));
    store.choose('first');
    session.refresh({ ...owner('a'), isAdmin: true }, false);
    expect(store.get()).toBe('first');
    store.update((value) => `${value ?? ''} and more`);
    expect(store.get()).toBe('first and more');
    session.end();
    expect(store.get()).toBeNull();
  });

  it.each(['', '{', '7', 'null', '{"userId":"a"}', '{"userId":"a","value":7}', '{"version":9,"value":"x"}'])(
    'is none where the storage holds %s',
    (text) => {
      const { storage } = chosen();
      storage.setItem('choice', text);
      expect(open(storage).store.get()).toBeNull();
    },
  );
});
