import { NetworkError } from '../errors/index.ts';
import { createOperations, type Operations } from '../generated/operations.ts';
import { createHttp } from './http.ts';
import { createMemoryTokenStore, type TokenStore } from './tokenStore.ts';

/** How a client is set up. */
export interface TilavaOptions {
  /** The API's address up to and with `/api/v1`, absolute; in a browser also a path of the same origin. */
  readonly baseUrl: string;
  /** Where the bearer is kept; in memory where it is not given. */
  readonly tokenStore?: TokenStore;
  /** Sends a request; the run time's own `fetch` where it is not given. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called when the server says that the bearer in use is no longer valid, after it was forgotten. */
  readonly onSessionEnd?: () => void;
}

/** The client: a namespace for each tag of the contract. */
export type Tilava = Operations;

/**
 * Makes a client of the Tilava API.
 *
 * @example
 * const tilava = createTilava({ baseUrl: 'http://127.0.0.1:3000/api/v1' });
 * const { user } = await tilava.bearers.create({ email, password });
 */
export function createTilava(options: TilavaOptions): Tilava {
  const tokenStore = options.tokenStore ?? createMemoryTokenStore();
  // Looked up at each call, so that a fetch that is replaced later (by a test's network) is used.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  const http = createHttp(options.baseUrl, async (request) => {
    const token = await tokenStore.get();
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    const response = await answerTo(send, request);
    if (token !== null && (await saysBearerInvalid(response))) await endSession(token);
    return response;
  });

  /** Only the bearer that was refused is forgotten: another may have taken its place meanwhile. */
  async function endSession(refused: string): Promise<void> {
    if ((await tokenStore.get()) !== refused) return;
    await tokenStore.set(null);
    options.onSessionEnd?.();
  }

  return createOperations(http);
}

async function answerTo(send: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  try {
    return await send(request);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

async function saysBearerInvalid(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const text = await response.clone().text();
  return /"code"\s*:\s*"bearer_invalid"/.test(text);
}
