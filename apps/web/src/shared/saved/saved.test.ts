import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { tellTab } from '../../testing/otherTab.ts';
import { isRecord, readSaved, removeSaved, watchSaved, writeSaved, type Migration } from './saved.ts';

/** A name became an object, whose part was then called otherwise. */
const migrations: readonly Migration[] = [
  (name) => ({ name }),
  (older) => ({ title: isRecord(older) ? older['name'] : null }),
];

const storageWith = (text: string) => {
  const storage = memoryStorage();
  storage.setItem('key', text);
  return storage;
};

afterEach(() => vi.unstubAllGlobals());

describe('what is saved', () => {
  it('comes back with the number of its version', () => {
    const storage = memoryStorage();
    expect(writeSaved(storage, 'key', migrations, { title: 'hall' })).toBe(true);
    expect(storage.getItem('key')).toBe('{"version":2,"title":"hall"}');
    expect(readSaved(storage, 'key', migrations)).toEqual({ version: 2, title: 'hall' });
    removeSaved(storage, 'key');
    expect(readSaved(storage, 'key', migrations)).toBeNull();
  });

  it.each([
    ['hall', { title: 'hall' }],
    ['"hall"', { title: 'hall' }],
    ['{"version":1,"name":"hall"}', { title: 'hall' }],
    ['{"version":2,"title":"hall"}', { version: 2, title: 'hall' }],
    ['{"version":3,"heading":"hall"}', null],
  ])(
    'as %s by some version is brought up to the present one, and what a later one knows is none',
    (text, saved) => {
      expect(readSaved(storageWith(text), 'key', migrations)).toEqual(saved);
    },
  );

  it('is not kept, and said so, where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(writeSaved(storage, 'key', migrations, {})).toBe(false);
    expect(readSaved(storage, 'key', migrations)).toBeNull();
    expect(() => removeSaved(storage, 'key')).not.toThrow();
  });

  it('of another tab is told of, also where all of it went, until nobody asks any longer', () => {
    const tab = new EventTarget();
    const listener = vi.fn<() => void>();
    const stop = watchSaved({ storage: memoryStorage(), tabs: tab }, 'key', listener);
    tellTab(tab, 'other');
    expect(listener).not.toHaveBeenCalled();
    tellTab(tab, 'key');
    tellTab(tab, null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    tellTab(tab, 'key');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['in the back/forward cache', 'pagehide', 'pageshow'],
    ['hidden', 'visibilitychange', 'visibilitychange'],
  ])('is told of when a page is shown again that was %s, if it has changed since', (_where, hide, show) => {
    const [storage, tab] = [memoryStorage(), new EventTarget()];
    const listener = vi.fn<() => void>();
    const say = (type: string, visibilityState: string) => {
      vi.stubGlobal('document', { visibilityState });
      tab.dispatchEvent(new Event(type));
    };
    const stop = watchSaved({ storage, tabs: tab }, 'key', listener);
    storage.setItem('key', 'from here');
    say(hide, 'hidden');
    say(show, 'visible');
    expect(listener).not.toHaveBeenCalled();
    say(hide, 'hidden');
    storage.setItem('key', 'from there');
    say(show, 'visible');
    say(show, 'visible');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    storage.removeItem('key');
    say(show, 'visible');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
