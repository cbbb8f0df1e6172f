import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { tellTab } from '../../testing/otherTab.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createDraftStore } from './draftStore.ts';

const day = 24 * 60 * 60 * 1_000;
const owner = (id: string) => ({ id, isLandlord: false, isAdmin: false });

function begin(storage = memoryStorage()) {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  let time = 0;
  const store = createDraftStore({ storage, tabs: new EventTarget(), session, now: () => time });
  return { store, session, storage, pass: (days: number) => (time += days * day) };
}

describe('a draft', () => {
  it('comes back as it was kept, and is gone once it is discarded', () => {
    const { store, storage, session } = begin();
    expect(store.read('announcement')).toBeNull();
    expect(store.keep('announcement', { location: { address: 'Annankatu 16' } })).toBe(true);
    const reopened = createDraftStore({ storage, tabs: new EventTarget(), session, now: () => 0 });
    expect(reopened.read('announcement')).toEqual({ location: { address: 'Annankatu 16' } });
    expect(reopened.read('tenantSignUp')).toBeNull();
    reopened.discard('announcement');
    expect(store.read('announcement')).toBeNull();
  });

  it('lasts for 7 days', () => {
    const { store, pass } = begin();
    store.keep('tenantSignUp', 'kept');
    pass(6.99);
    expect(store.read('tenantSignUp')).toBe('kept');
    pass(0.02);
    expect(store.read('tenantSignUp')).toBeNull();
  });

  it('knows when it was kept', () => {
    const { store, pass } = begin();
    expect(store.keptAt('tenantSignUp')).toBeNull();
    pass(2);
    store.keep('tenantSignUp', 'kept');
    pass(1);
    expect(store.keptAt('tenantSignUp')).toBe(2 * day);
  });

  it('belongs to whoever wrote it, and goes when they leave', () => {
    const { store, session } = begin();
    store.keep('tenantSignUp', 'of a visitor');
    session.start('token', owner('a'));
    expect(store.read('tenantSignUp')).toBeNull();
    store.keep('announcement', 'of a');
    store.keep('property-1', 'edited by a');
    session.end();
    expect(store.read('tenantSignUp')).toBeNull();
    session.start('token', owner('a'));
    expect(store.read('announcement')).toBeNull();
    expect(store.read('property-1')).toBeNull();
  });

  it('outlives a session that the server ended, for whoever wrote it and nobody else', () => {
    const { store, session, storage } = begin();
    session.start('token', owner('a'));
    store.keep('announcement', 'of a');
    session.tokenStore.set(null);
    expect(store.read('announcement')).toBeNull();
    session.start('other token', owner('a'));
    expect(store.read('announcement')).toBe('of a');
    session.tokenStore.set(null);
    session.start('token', owner('b'));
    expect(store.read('announcement')).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it('that was kept before versions were counted comes back', () => {
    const { store, storage } = begin();
    storage.setItem('tilava.draft.announcement.visitor', '{"keptAt":0,"draft":{"step":1}}');
    expect(store.read('announcement')).toEqual({ step: 1 });
  });

  it('is none where the storage holds something else', () => {
    const { store, storage } = begin();
    for (const text of ['', '{', '7', 'null', '{}', '{"keptAt":"0","draft":1}']) {
      storage.setItem('tilava.draft.announcement.visitor', text);
      expect(store.read('announcement')).toBeNull();
    }
  });

  it('is said not to be kept where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { store, session } = begin(storage);
    expect(store.keep('announcement', 'lost')).toBe(false);
    expect(store.read('announcement')).toBeNull();
    expect(() => store.discard('announcement')).not.toThrow();
    expect(() => session.start('token', owner('a'))).not.toThrow();
  });

  it('of another tab is told of, and no other', () => {
    const tabs = new EventTarget();
    const session = createSessionStore(memoryStorage(), tabs);
    const store = createDraftStore({ storage: memoryStorage(), tabs, session });
    const listener = vi.fn<() => void>();
    const stop = store.subscribe('announcement', listener);
    tellTab(tabs, 'tilava.draft.tenantSignUp.visitor');
    expect(listener).not.toHaveBeenCalled();
    tellTab(tabs, 'tilava.draft.announcement.visitor');
    tellTab(tabs, null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    tellTab(tabs, null);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
