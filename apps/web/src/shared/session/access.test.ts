import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createDestinationStore } from './access.ts';

const refusing: Storage = Object.assign(memoryStorage(), { getItem: deny, setItem: deny, removeItem: deny });

function deny(): never {
  throw new Error('denied');
}

it('is given once, also after a reload', () => {
  const storage = memoryStorage();
  createDestinationStore(storage).keep({ userId: null, path: '/dashboard' });
  const afterReload = createDestinationStore(storage);
  expect(afterReload.take('u')).toBe('/dashboard');
  expect(afterReload.take('u')).toBeNull();
  expect(createDestinationStore(storage).take('u')).toBeNull();
});

it('is its user’s alone', () => {
  const store = createDestinationStore(memoryStorage());
  store.keep({ userId: 'u', path: '/dashboard' });
  expect(store.take('other')).toBeNull();
  expect(store.take('u')).toBeNull();
});

it.each([null, refusing])('lasts as long as the page where nothing can be kept', (storage) => {
  const store = createDestinationStore(storage);
  store.keep({ userId: null, path: '/dashboard' });
  expect(store.take('u')).toBe('/dashboard');
  expect(store.take('u')).toBeNull();
});

it.each(['', 'null', '"/dashboard"', '{"userId":null}', '{"userId":1,"path":"/dashboard"}'])(
  'is none where another version has left %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('tilava.destination', text);
    expect(createDestinationStore(storage).take('u')).toBeNull();
  },
);

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'is never %s',
  (path) => {
    const storage = memoryStorage();
    storage.setItem('tilava.destination', JSON.stringify({ userId: null, path }));
    expect(createDestinationStore(storage).take('u')).toBeNull();
  },
);
