import { isApiError } from '../errors/guards.ts';
import { definitions, type Namespaces } from '../generated/namespaces.ts';
import type { Credentials } from '../generated/schema.ts';
import { call } from './calls/call.ts';
import { readDefinition } from './calls/definition.ts';
import { stream } from './calls/eventStream.ts';
import { paged } from './calls/pagedCall.ts';
import { createClient, exchange, type Client } from './createClient.ts';
import { defined } from './helpers.ts';
import { createHttp, type Answer, type Http } from './http.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { mergeHeaders } from './requests.ts';
import { createMemoryTokenStore, stored, type TokenStore } from './tokenStores.ts';
import { upload } from './upload.ts';

/** Logging in and out of the client's own session. */
export interface Session {
  /**
   * Logs in, and keeps the bearer for all further calls.
   *
   * @throws UnauthorizedError for a wrong email or password, ForbiddenError for an account that is not verified,
   * RateLimitedError after too many failures
   */
  logIn(credentials: Credentials, options?: CallOptions): Promise<Answer<'createBearer'>>;
  /**
   * Logs out: here at once and in any case, and then at the server. Where that cannot be told, it is thrown as an error.
   */
  logOut(options?: CallOptions): Promise<void>;
}

/** What a client may have otherwise than the one it is made from. */
export type DifferentOptions = {
  readonly [Name in Exclude<keyof ClientOptions, 'tokenStore'>]?: ClientOptions[Name] | undefined;
};

/** The client: a namespace for each tag of the contract, the session, and the paths. */
export interface Tilava extends Client, Namespaces {
  /** The contract's paths, typed. */
  readonly http: Http;
  readonly session: Session;
  /**
   * A client with its own bearer, for a server that calls on behalf of many: it has this client's options and hooks,
   * but not its session or `onSessionEnd`. It is closed by itself.
   */
  readonly withBearer: (bearer: string, options?: DifferentOptions) => Tilava;
  /** A client of the same session, with some options otherwise. It is closed by itself. */
  readonly withOptions: (options: DifferentOptions) => Tilava;
}

/**
 * Makes a client of the Tilava API.
 *
 * @throws ArgumentError where an option is wrong
 *
 * @example
 * const tilava = createTilava({ baseUrl: 'http://127.0.0.1:3000/api/v1' });
 * const { user } = await tilava.session.logIn({ email, password });
 */
export function createTilava(options: ClientOptions): Tilava {
  const client = createClient(options);
  const { tokenStore } = client;
  // It hears of the end of every client's session that shares its store, and is to be called once.
  const { onSessionEnd: _, ...common } = options;
  const ofBearer = (bearer: string) => ({ ...common, tokenStore: createMemoryTokenStore(bearer) });
  const namespaces = createNamespaces(client);
  return {
    ...client,
    ...namespaces,
    http: createHttp(client[exchange], definitions),
    session: createSession(tokenStore, namespaces.bearers),
    withBearer: (bearer, different = {}) => createTilava({ ...ofBearer(bearer), ...defined(different) }),
    withOptions: (different) => createTilava({ ...common, ...defined(different), tokenStore }),
  };
}

/** A method for each definition, by its tag. */
const createNamespaces = (client: Client): Namespaces =>
  mapValues(definitions, (methods) =>
    mapValues(methods, (definition) => methodOf(client, definition)),
  ) as unknown as Namespaces;

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** What it takes, and then its options. */
const methodOf =
  (client: Client, definition: string) =>
  // Read when it is called: servers make a client for each request.
  (...values: readonly unknown[]) => {
    const { pieces, takes, kind } = readDefinition(definition);
    const given: Record<string, unknown> = {};
    for (const [index, part] of takes.entries()) given[part] = values[index];
    // One id is given as it is, several by their names.
    if (pieces.length === 3) given['path'] = { [String(pieces[1])]: given['path'] };
    return (senders[kind] ?? call)(client, definition, values[takes.length] ?? {}, given);
  };

const senders: Record<string, ((...sent: Parameters<typeof call>) => unknown) | undefined> = {
  cursor: paged as typeof call,
  pages: paged as typeof call,
  picture: upload as typeof call,
  attachment: upload as typeof call,
  'text/event-stream': stream,
};

function createSession(tokenStore: TokenStore, bearers: Namespaces['bearers']): Session {
  return {
    async logIn(credentials, options) {
      const session = await bearers.create(credentials, options);
      await stored(() => tokenStore.set(session.bearer));
      return session;
    },
    async logOut(options) {
      const bearer = await stored(() => tokenStore.get());
      if (bearer === null) return;
      try {
        // First: whoever leaves the page while the server is slow, or cannot be reached, is logged out.
        await stored(() => tokenStore.set(null));
      } finally {
        const headers = mergeHeaders({ authorization: `Bearer ${bearer}` }, options?.headers);
        await bearers.delete({ ...options, headers }).catch((error: unknown) => {
          // It had ended already.
          if (!isApiError(error) || error.code !== 'bearer_invalid') throw error;
        });
      }
    },
  };
}
