import {
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { createStore, type Store } from '../store.ts';
import { mayVisit, pathOf, routeOf, type LoadedPage, type Route } from './route.ts';

/** Where the browser's entries are kept. */
export type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  'location' | 'createHref' | 'push' | 'replace' | 'go' | 'listen'
>;

/** What is shown, and where. */
export interface Shown {
  readonly location: Location;
  /** Null while the first page is on its way. */
  readonly page: LoadedPage | null;
  /** Why the page could not be loaded. */
  readonly error?: unknown;
  /** Whether the place on the page stays as it is. */
  readonly keepsPlace: boolean;
}

/** Whether to ask before somebody goes from one address to another. */
export type Question = (from: Path, to: Path) => boolean;

/** The way through the app's pages. */
export interface Navigation extends Pick<Store<Shown>, 'get' | 'subscribe'> {
  /** What links and hooks of the router go by. */
  readonly navigator: Navigator;
  /** Shows the page of the present address, once its guard allows it and its code is there. */
  readonly start: () => Promise<void>;
  /** Whether the guard of an address refuses nobody who is logged in now. */
  readonly mayVisit: (to: To) => boolean;
  /** Asks the guard of the present address again. */
  readonly revalidate: () => void;
  /** Who was held up goes on when it is called. Null while nobody is. */
  readonly held: Store<(() => void) | null>;
  /** Holds up whoever would leave, until what is returned is called. */
  readonly ask: (question: Question) => () => void;
}

/** How many times an address may lead to another. */
const maxTurns = 10;

/**
 * Follows the browser's history. The page that is there stays until the next one's guard has answered and its code has
 * come; whoever goes elsewhere meanwhile is not led back.
 *
 * @param onRefused - told of the address at which the guard refuses somebody
 */
export function createNavigation(
  routes: readonly Route[],
  history: History,
  onRefused?: (to: Path) => void,
): Navigation {
  const shown = createStore<Shown>({ location: history.location, page: null, keepsPlace: false });
  const held = createStore<(() => void) | null>(null);
  const questions = new Set<Question>();
  let pending: (() => Promise<void>) | null = null;
  /** What becomes of the next step back or forth: the app takes some of them itself. */
  let onStep: 'ask' | 'ignore' | 'follow' = 'ask';

  /** Finds the page of an address or of where that leads, writes the history by `commit`, and shows it. */
  const show = async (to: Path, commit: (end: Path, isLed: boolean) => void, keepsPlace = false) => {
    const turn = () => show(to, commit, keepsPlace);
    pending = turn;
    const { location, page } = shown.get();
    const { end, ...outcome } = await settle(routes, to, page && location.pathname, onRefused);
    if (pending !== turn) return;
    pending = null;
    // Whoever was held up may have been led elsewhere meanwhile.
    held.set(null);
    commit(end, end !== to);
    shown.set({ location: history.location, keepsPlace, ...outcome });
  };

  const lead = (end: Path, isLed: boolean) => {
    if (isLed) history.replace(end);
  };

  const isAsked = (to: Path) => [...questions].some((question) => question(shown.get().location, to));

  const go = (write: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
    const path = pathOf(to);
    const commit = (end: Path, isLed: boolean) => history[write](end, isLed ? null : state);
    const goOn = () => void show(path, commit, options?.preventScrollReset);
    if (isAsked(path)) held.set(goOn);
    else goOn();
  };

  history.listen(({ location, delta }) => {
    const how = onStep;
    onStep = 'ask';
    if (how === 'ignore') return;
    if (how === 'follow' || delta === null || !isAsked(location)) {
      void show(location, lead);
      return;
    }
    onStep = 'ignore';
    history.go(-delta);
    held.set(() => {
      onStep = 'follow';
      history.go(delta);
    });
  });

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    navigator: { createHref: history.createHref, go: history.go, push: go('push'), replace: go('replace') },
    start: () => show(history.location, lead),
    mayVisit: (to) => mayVisit(routes, to),
    revalidate: () => void (pending ?? (() => show(history.location, lead, true)))(),
    held,
    ask: (question) => {
      questions.add(question);
      return () => questions.delete(question);
    },
  };
}

/** Follows where guards lead, and downloads the page at the end. */
async function settle(
  routes: readonly Route[],
  to: Path,
  from: string | null,
  onRefused?: (to: Path) => void,
): Promise<{ readonly end: Path } & Pick<Shown, 'page' | 'error'>> {
  let end = to;
  try {
    for (let turns = 0; turns < maxTurns; turns += 1) {
      const { route, leadsTo, isRefused } = routeOf(routes, end, from);
      if (isRefused && end === to) onRefused?.(to);
      if (leadsTo === null) {
        const Component = (await route.load?.())?.default;
        if (Component === undefined) throw new Error(`There is no page at ${end.pathname}`);
        return { end, page: { path: route.path, Component } };
      }
      end = pathOf(leadsTo);
    }
    throw new Error(`${to.pathname} leads in a circle`);
  } catch (error) {
    return { end, page: null, error };
  }
}
