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
function createNamespaces(client: Client): Namespaces {
  const namespaces = Object.entries(definitions).map(([tag, methods]) => {
    const bound = Object.entries(methods).map(([name, definition]) => [name, methodOf(client, definition)]);
    return [tag, Object.fromEntries(bound)] as const;
  });
  return Object.fromEntries(namespaces) as Namespaces;
}

/** What it takes, and then its options. */
const methodOf =
  (client: Client, definition: string) =>
  // Read when it is called: servers make a client for each request.
  (...values: readonly unknown[]) => {
    const {
      ids: [id, ...others],
      notes,
      promised,
    } = readDefinition(definition);
    const parts = notes.filter((note) => /^(body|picture|file|query)$/.test(note));
    const takes = id === undefined ? parts : ['path', ...parts];
    const given = takes.map((part, index) => {
      const value = values[index];
      // One id is given as it is, several by their names.
      if (part === 'path' && others.length === 0) return [part, { [id ?? '']: value }];
      return [part.replace('picture', 'file'), value];
    });
    let send: (...sent: Parameters<typeof call>) => unknown = call;
    if (notes.some((note) => /^(cursor|pages:)/.test(note))) send = paged as typeof call;
    if (notes.some((note) => /^(picture|file)$/.test(note))) send = upload as typeof call;
    if (promised === 'text/event-stream') send = stream;
    return send(client, definition, values[takes.length] ?? {}, Object.fromEntries(given));
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
