import { setupServer } from 'msw/node';
import { createTilava, type ClientOptions, type Tilava } from '../../src/index.ts';
import { happyPath } from '../../src/testing/index.ts';

/** Where the API seems to be. */
export const baseUrl = 'http://127.0.0.1:65000/api/v1';

/** Answers the contract's examples to every operation, until a test wants otherwise. */
export const server = setupServer(...happyPath(baseUrl));

/** A client of the mocked API, and what it has sent. */
export interface WatchedTilava {
  readonly tilava: Tilava;
  /** In the order in which they were sent. */
  readonly requests: readonly Request[];
  /** The same, as method and address below the API's. */
  readonly sent: () => readonly string[];
}

/** Makes one that never sends again by itself. */
export function watchedTilava(options: Partial<ClientOptions> = {}): WatchedTilava {
  const requests: Request[] = [];
  const tilava = createTilava({
    baseUrl,
    maxRetries: 0,
    fetch: (request) => {
      requests.push(request);
      return globalThis.fetch(request);
    },
    ...options,
  });
  const sent = () => requests.map(({ method, url }) => `${method} ${url.slice(baseUrl.length)}`);
  return { tilava, requests, sent };
}
