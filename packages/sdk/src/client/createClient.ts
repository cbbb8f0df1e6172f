import { ArgumentError, AbortError, TimeoutError } from '../errors/transportErrors.ts';
import { repetitions } from '../generated/repetitions.ts';
import { createHttp, type ContractRequest, type Http } from './http.ts';
import { limitsOf, type CallOptions, type ClientOptions } from './options.ts';
import { attemptInTime } from './pipeline/attempt.ts';
import { observe } from './pipeline/observe.ts';
import { chain, type Next, type Repetition } from './pipeline/pipeline.ts';
import { followRedirects } from './pipeline/redirects.ts';
import { withRetries } from './pipeline/retries.ts';
import { withSession } from './pipeline/session.ts';
import { beginLimit, untilAborted } from './pipeline/timeLimit.ts';
import { createMemoryTokenStore } from './tokenStores/memory.ts';
import type { TokenStore } from './tokenStores/tokenStore.ts';

/** How one call differs from the client's usual ones. */
export interface Sending extends Pick<CallOptions, 'timeoutMs' | 'deadlineMs' | 'maxRetries'> {
  /** Takes the place of the client's `fetch`. */
  readonly transport?: (request: Request) => Promise<Response>;
}

/**
 * What operations are called on. Made by `createTilava` with a namespace for each tag, or by `createClient` without them,
 * for programs that import the operations that they need.
 */
export interface Client {
  /** The contract's paths, typed. */
  readonly http: Http;
  /** Where the bearer is kept. */
  readonly tokenStore: TokenStore;
  /** A `fetch` that goes through the pipeline with the limits of one call. */
  readonly fetchWith: (sending: Sending) => (request: Request) => Promise<Response>;
}

/**
 * Makes a client without namespaces.
 *
 * @throws ArgumentError where an option is wrong
 *
 * @example
 * import { createClient, listPlaces } from '@tilava/sdk/operations';
 *
 * const client = createClient({ baseUrl: 'http://127.0.0.1:3000/api/v1' });
 * const { results } = await listPlaces(client, { input: 'Mannerheimintie 5' });
 */
export function createClient(options: ClientOptions): Client {
  if (options.baseUrl === '') throw new ArgumentError('baseUrl', 'must not be empty');
  const usualLimits = limitsOf(options);
  const tokenStore = options.tokenStore ?? createMemoryTokenStore();
  const onSessionEnd = () => options.onSessionEnd?.();
  if (options.onSessionEnd !== undefined) {
    tokenStore.subscribe?.((bearer) => {
      if (bearer === null) onSessionEnd();
    });
  }
  const steps = [
    withSession(tokenStore, onSessionEnd),
    withRetries((event) => {
      options.onRetry?.(event);
      options.logger?.warn('Retry', event);
    }),
    observe(options),
    attemptInTime,
    followRedirects,
  ];
  // Looked up at each call, so that a fetch that is replaced later (by a test's network) is used.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  const through = ({ request, operation, isStreamed }: ContractRequest, sending: Sending) => {
    const repetition = isStreamed ? 'never' : repetitionOf(request, operation);
    if (repetitions[operation] === 'keyed') addKey(request);
    const transport = sending.transport ?? send;
    return withinDeadline(
      chain(steps, (last) => transport(last)),
      { request, operation, repetition },
      limitsOf(sending, usualLimits),
    );
  };
  const { http, describe } = createHttp(options.baseUrl, (request) => through(request, {}));
  return {
    http,
    tokenStore,
    fetchWith: (sending) => (request) => through(describe(request), sending),
  };
}

/** By the contract where it says so, else by the method; a key makes any write safe to repeat. */
function repetitionOf(request: Request, operation: string): Repetition {
  const known = repetitions[operation];
  if (known !== undefined) return known;
  if (request.headers.has('idempotency-key')) return 'keyed';
  return ['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) ? 'safe' : 'never';
}

function addKey({ headers }: Request): void {
  if (!headers.has('idempotency-key')) headers.set('idempotency-key', globalThis.crypto.randomUUID());
}

/** Everything that a call does has to end by its deadline, or when the caller wants it. */
async function withinDeadline(
  next: Next,
  call: { readonly request: Request; readonly operation: string; readonly repetition: Repetition },
  limits: ReturnType<typeof limitsOf>,
): Promise<Response> {
  const { request, operation, repetition } = call;
  const limit = beginLimit({
    parent: request.signal,
    reasonOf: ({ reason }) => new AbortError(reason),
    milliseconds: limits.deadlineMs,
    lateness: () => new TimeoutError('deadline', limits.deadlineMs),
  });
  const { signal } = limit;
  const endsAt = performance.now() + limits.deadlineMs;
  try {
    return await untilAborted(
      signal,
      next(request, { operation, repetition, limits, signal, endsAt, attempt: 1 }),
    );
  } finally {
    limit.release();
  }
}
