import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
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
    const later = createDraftStore({ storage, tabs: new EventTarget(), session, now: () => 0 });
    expect(later.read('announcement')).toEqual({ location: { address: 'Annankatu 16' } });
    expect(later.read('tenantSignUp')).toBeNull();
    later.discard('announcement');
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

  it('belongs to whoever wrote it, and goes when they leave', () => {
    const { store, session } = begin();
    store.keep('tenantSignUp', 'of a visitor');
    session.start('token', owner('a'));
    expect(store.read('tenantSignUp')).toBeNull();
    store.keep('announcement', 'of a');
    session.end();
    expect(store.read('tenantSignUp')).toBeNull();
    session.start('token', owner('a'));
    expect(store.read('announcement')).toBeNull();
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
    class Stored extends Event {
      readonly key: string | null;
      constructor(key: string | null) {
        super('storage');
        this.key = key;
      }
    }
    vi.stubGlobal('StorageEvent', Stored);
    const tabs = new EventTarget();
    const session = createSessionStore(memoryStorage(), tabs);
    const store = createDraftStore({ storage: memoryStorage(), tabs, session });
    const told = vi.fn<() => void>();
    const stop = store.subscribe('announcement', told);
    tabs.dispatchEvent(new Stored('tilava.draft.tenantSignUp.visitor'));
    expect(told).not.toHaveBeenCalled();
    tabs.dispatchEvent(new Stored('tilava.draft.announcement.visitor'));
    tabs.dispatchEvent(new Stored(null));
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    tabs.dispatchEvent(new Stored(null));
    expect(told).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
