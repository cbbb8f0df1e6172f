/// <reference lib="esnext.disposable" />
import { AbortError } from '../errors/tilavaError.ts';
import { version } from '../generated/version.ts';
import type { ResponseMode } from './calls/call.ts';
import type { Definition } from './calls/definition.ts';
import { randomId } from './helpers.ts';
import {
  limitsOf,
  type CallOptions,
  type ChangeOptions,
  type ClientOptions,
  type CreationOptions,
} from './options.ts';
import { createAttempt } from './pipeline/attempt.ts';
import { createHookNotifier } from './pipeline/pipeline.ts';
import { withRetries } from './pipeline/retries.ts';
import { listenToEnds, withSession } from './pipeline/session.ts';
import { beginLimit, listenTo, within, type Listen, type TimeLimit } from './pipeline/timeLimit.ts';
import { untilEnd, type Received } from './received.ts';
import { createAddress, requestFor, type Given } from './requests.ts';
import { createMemoryTokenStore, type TokenStore } from './tokenStores.ts';

/** Under which operations find the way to the server; of no use to others, and out of the way of their editors. */
export const exchange: unique symbol = Symbol.for('@tilava/sdk/exchange') as never;

/** Sends an operation. */
export type Exchange = (
  definition: Definition,
  given: Given | ((listen: Listen) => Promise<Given>),
  options: CallOptions & CreationOptions & ChangeOptions,
  responseMode: ResponseMode,
) => Promise<Received>;

/**
 * What operations are called on, made by `createTilava` with a namespace for each tag, or by `createClient` without.
 */
export interface Client {
  /** Where the bearer is kept. */
  readonly tokenStore: TokenStore;
  /**
   * Calls in flight and later ones reject with an `AbortError`, and the token store is no longer listened to. The
   * session, and clients made from this one, go on.
   */
  close(): void;
  /** The same, for `using`, where the run time has it. */
  [Symbol.dispose](): void;
  /** @internal */
  readonly [exchange]: Exchange;
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
  // First, because programs without types may give no options at all.
  const address = createAddress(options?.baseUrl);
  const { tokenStore = createMemoryTokenStore(), logger, onRetry, onSessionEnd } = options;
  const defaultLimits = limitsOf(options);
  const notifyHook = createHookNotifier();
  const stopListening =
    onSessionEnd && listenToEnds(tokenStore, notifyHook, () => notifyHook('onSessionEnd', onSessionEnd));
  const retrying = withRetries(
    (event) => {
      void notifyHook('onRetry', () => onRetry?.(event));
      void notifyHook('logger', () => logger?.warn('Retry', event));
    },
    createAttempt(options, notifyHook),
  );
  const send = withSession(tokenStore, notifyHook, retrying);
  let calls = 0;
  const inFlight = new Set<TimeLimit>();
  let isClosed = false;

  const run: Exchange = async (definition, given, { idempotencyKey, ifMatch, ...called }, responseMode) => {
    const { operation, repetition } = definition;
    const { signal, headers, fetch = options.fetch, ...ownLimits } = called;
    const limits = limitsOf(ownLimits, defaultLimits);
    const state = { operation, call: (calls += 1), repetition, limits, attempt: 1, fetch, responseMode };
    if (isClosed) throw closed();
    return withinDeadline(limits.deadlineMs, signal, inFlight, async (listen, endsAt) => {
      const sent = typeof given === 'function' ? await given(listen) : given;
      const outgoing = requestFor(address(), definition, sent, [
        { 'idempotency-key': idempotencyKey, 'if-match': ifMatch },
        headers,
        options.headers,
        { authorization: options.apiKey && `Bearer ${options.apiKey}`, 'x-tilava-client': `sdk/${version}` },
      ]);
      // The caller's own key changes nothing where the server takes none: a login sent twice would count as two failures.
      if (repetition === 'keyed' && !outgoing.headers.has('idempotency-key'))
        outgoing.headers.set('idempotency-key', randomId());
      return send(outgoing, { ...state, listen, endsAt });
    });
  };

  const close = (): void => {
    isClosed = true;
    stopListening?.();
    for (const limit of inFlight) limit.abort(closed());
  };
  return {
    tokenStore,
    close,
    // Not every browser has the symbol.
    ...(Symbol.dispose && { [Symbol.dispose]: close }),
    [exchange]: run,
  };
}

const closed = (): AbortError => new AbortError(new Error('The client was closed'));

/** Everything that a call does has to end by its deadline, or when the caller wants it. */
async function withinDeadline(
  deadlineMs: number,
  signal: AbortSignal | null | undefined,
  inFlight: Set<TimeLimit>,
  work: (listen: Listen, endsAt: number) => Promise<Received>,
): Promise<Received> {
  const limit = beginLimit(
    'deadline',
    deadlineMs,
    signal === undefined || signal === null ? undefined : listenTo(signal),
  );
  inFlight.add(limit);
  const end = () => {
    inFlight.delete(limit);
    limit.release();
  };
  let isInFlight = false;
  try {
    const received = await within(limit.listen, () => work(limit.listen, performance.now() + deadlineMs));
    // Some run times have no bodies that can be streamed.
    isInFlight = received.content === undefined && Boolean(received.head.body);
    // The caller's signal may outlive many calls: it is let go of once the body has ended.
    return isInFlight ? untilEnd(received, end) : received;
  } finally {
    if (isInFlight) limit.release(true);
    else end();
  }
}
