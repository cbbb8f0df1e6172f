import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { tellTab } from '../../testing/otherTab.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

/** A local storage as in some private windows. */
const refusing: Storage = Object.assign(memoryStorage(), { getItem: deny, setItem: deny });

function deny(): never {
  throw new Error('denied');
}

const owner = { id: 'u', isLandlord: false, isAdmin: false };
const session = {
  token: 't',
  userId: 'u',
  role: { isLandlord: false, isAdmin: false },
  mustChangePassword: false,
};

afterEach(() => void vi.unstubAllGlobals());

describe('the session store', () => {
  it('keeps a session over a reload, and forgets it at its end', () => {
    const storage = memoryStorage();
    createSessionStore(storage, new EventTarget()).start('t', owner);
    const afterReload = createSessionStore(storage, new EventTarget());
    expect(afterReload.get()).toEqual(session);
    afterReload.end();
    expect(createSessionStore(storage, new EventTarget()).get()).toBeNull();
  });

  it('takes for no session what another version or hand left behind', () => {
    const storage = memoryStorage();
    for (const text of ['', 'null', '{}', '[]', '{"token":"t"}', '{"token":"","userId":"u","role":{}}']) {
      storage.setItem('tilava.session', text);
      expect(createSessionStore(storage, new EventTarget()).get()).toBeNull();
    }
  });

  it('works without a storage as long as the page lasts', () => {
    const store = createSessionStore(refusing, new EventTarget());
    store.start('t', owner);
    expect(store.get()).toEqual(session);
    expect(store.tokenStore.get()).toBe('t');
  });

  it('takes over a changed role of the same user, and ignores what is said of another', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget());
    store.start('t', owner);
    store.refresh({ ...owner, isAdmin: true }, false);
    expect(store.get()?.role.isAdmin).toBe(true);
    store.refresh({ id: 'somebody', isLandlord: true, isAdmin: false }, true);
    expect(store.get()?.role.isLandlord).toBe(false);
    expect(store.get()?.mustChangePassword).toBe(false);
  });

  it('keeps over a reload that a new password has to be set, until it is', () => {
    const storage = memoryStorage();
    createSessionStore(storage, new EventTarget()).start('t', owner, true);
    const afterReload = createSessionStore(storage, new EventTarget());
    expect(afterReload.get()?.mustChangePassword).toBe(true);
    afterReload.refresh(owner, false);
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual(session);
  });

  it('takes a session that was kept before temporary passwords were for one without', () => {
    const storage = memoryStorage();
    const { mustChangePassword: _unknownThen, ...before } = session;
    storage.setItem('tilava.session', JSON.stringify(before));
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual(session);
  });

  it('does not take the end of a session in another tab for a logout here, whoever had logged out before', () => {
    const storage = memoryStorage();
    const tab = new EventTarget();
    const here = createSessionStore(storage, tab);
    here.start('t', owner);
    here.end();
    const elsewhere = createSessionStore(storage, new EventTarget());
    elsewhere.start('t', owner);
    tellTab(tab, 'tilava.session');
    expect(here.get()).toEqual(session);
    expect(here.wasLoggedOut()).toBe(false);
    elsewhere.tokenStore.set(null);
    tellTab(tab, 'tilava.session');
    expect(here.get()).toBeNull();
    expect(here.wasLoggedOut()).toBe(false);
  });

  it.each<[string, (tab: SessionStore) => unknown]>([
    ['a refused bearer', (tab) => tab.tokenStore.set(null)],
    ['a logout', (tab) => tab.end()],
    ['a changed role', (tab) => tab.refresh({ ...owner, isAdmin: true }, false)],
  ])('leaves alone by %s what another tab has begun or ended unheard', (_what, change) => {
    for (const next of [null, { ...owner, id: 'next' }]) {
      const storage = memoryStorage();
      const here = createSessionStore(storage, new EventTarget());
      here.start('t', owner);
      const elsewhere = createSessionStore(storage, new EventTarget());
      elsewhere.end();
      if (next !== null) elsewhere.start('of next', next);
      void change(here);
      expect(here.get()).toEqual(elsewhere.get());
      expect(here.isFromAnotherTab()).toBe(true);
      expect(createSessionStore(storage, new EventTarget()).get()).toEqual(elsewhere.get());
    }
  });

  it('is the one of the last login where the storage is full, and leaves no older one behind', () => {
    const storage = memoryStorage();
    createSessionStore(storage, new EventTarget()).start('of before', { ...owner, id: 'before' });
    storage.setItem = deny;
    const store = createSessionStore(storage, new EventTarget());
    store.start('t', owner);
    store.refresh(owner, false);
    expect(store.get()).toEqual(session);
    expect(createSessionStore(storage, new EventTarget()).get()).toBeNull();
  });

  it('ends when the SDK forgets the bearer, and tells its listeners once', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget());
    store.start('t', owner);
    let notifications = 0;
    store.subscribe(() => {
      notifications += 1;
    });
    store.tokenStore.set(null);
    expect(store.get()).toBeNull();
    expect(notifications).toBe(1);
  });
});
