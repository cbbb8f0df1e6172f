import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createNavigation } from './createNavigation.ts';

/** A page, and what lets its code come. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly default: () => null }>();
  return { load: () => promise, come: () => resolve({ default: () => null }), fail: reject };
}

const page = () => Promise.resolve({ default: () => null });

/** Lets everything happen that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function begin(at = '/') {
  const slow = slowPage();
  const history = createMemoryHistory({ initialEntries: [at] });
  const routes = [
    { path: '/', load: page },
    { path: '/form', load: page },
    { path: '/slow', load: slow.load },
    { path: '/guarded', guard: () => '/form?from=guarded' },
    { path: '/circle', guard: () => '/circle' },
  ];
  const navigation = createNavigation(routes, history);
  const path = () => navigation.get().page?.path;
  return {
    navigation,
    history,
    slow,
    path,
    shows: (wanted: string) => vi.waitUntil(() => path() === wanted),
  };
}

describe('the way through the pages', () => {
  it('follows where a guard leads, also from the address that was opened', async () => {
    const { navigation, history, path, shows } = begin('/guarded');
    await navigation.start();
    expect(path()).toBe('/form');
    expect(history.createHref(history.location)).toBe('/form?from=guarded');

    navigation.navigator.push('/');
    await shows('/');
    navigation.navigator.push('/guarded');
    await shows('/form');
    history.go(-1);
    await shows('/');
  });

  it('keeps page and address until the next page is there, and leads nobody back who went elsewhere', async () => {
    const { navigation, history, slow, path, shows } = begin();
    await navigation.start();
    navigation.navigator.push('/slow');
    expect([path(), history.location.pathname]).toEqual(['/', '/']);
    navigation.navigator.push('/form');
    await shows('/form');
    slow.come();
    await settled();
    expect([path(), history.location.pathname]).toEqual(['/form', '/form']);
  });

  it('says why a page did not come, and shows the next one', async () => {
    const { navigation, slow, shows } = begin();
    await navigation.start();
    navigation.navigator.push('/slow');
    slow.fail(new Error('offline'));
    await vi.waitUntil(() => navigation.get().error !== undefined);
    expect(navigation.get()).toMatchObject({ page: null, location: { pathname: '/slow' } });
    navigation.navigator.push('/form');
    await shows('/form');
    expect(navigation.get().error).toBeUndefined();
  });

  it('ends where addresses lead in a circle', async () => {
    const { navigation } = begin('/circle');
    await navigation.start();
    expect(navigation.get().error).toMatchObject({ message: '/circle leads in a circle' });
  });

  it.each(['a link', 'the way back'])(
    'asks before %s leaves, and goes on when it is told to',
    async (way) => {
      const { navigation, history, path, shows } = begin();
      await navigation.start();
      navigation.navigator.push('/form');
      await shows('/form');
      const stopAsking = navigation.ask((from, to) => from.pathname !== to.pathname);
      const leave = () => (way === 'a link' ? navigation.navigator.push('/') : history.go(-1));

      leave();
      expect([path(), history.location.pathname]).toEqual(['/form', '/form']);
      const goOn = navigation.held.get();
      navigation.held.set(null);
      goOn?.();
      await shows('/');
      expect(history.location.pathname).toBe('/');

      navigation.navigator.push('/form');
      navigation.held.get()?.();
      await shows('/form');
      stopAsking();
      leave();
      await shows('/');
    },
  );

  it('holds nobody up any longer who was led elsewhere meanwhile', async () => {
    const { navigation, shows } = begin();
    await navigation.start();
    navigation.ask((from, to) => from.pathname === '/' && to.pathname === '/form');
    navigation.navigator.push('/form');
    expect(navigation.held.get()).not.toBeNull();
    navigation.navigator.push('/guarded');
    await shows('/form');
    expect(navigation.held.get()).toBeNull();
  });
});
