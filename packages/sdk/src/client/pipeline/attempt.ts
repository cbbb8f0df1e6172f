import { isTilavaError } from '../../errors/guards.ts';
import type { TilavaError } from '../../errors/tilavaError.ts';
import { NetworkError, TimeoutError } from '../../errors/transportErrors.ts';
import type { ClientOptions } from '../options.ts';
import type { Received } from '../received.ts';
import type { Outgoing } from '../requests.ts';
import { fetchBy, followRedirects } from './redirects.ts';
import type { NotifyHook } from './hooks.ts';
import type { CallState, Next } from './pipeline.ts';
import { beginLimit, untilAborted } from './timeLimit.ts';

/**
 * Makes one attempt, and tells how it ended. Its time is over only when the whole answer is there: a server that stalls in
 * the middle of one is as silent as one that never begins.
 */
export function createAttempt(
  { onRequest, onResponse, onFailure, logger }: ClientOptions,
  notifyHook: NotifyHook,
): Next {
  const send = async (outgoing: Outgoing, state: CallState, signal: AbortSignal): Promise<Received> => {
    const { operation, call, attempt } = state;
    const { url, headers } = outgoing;
    const init = initOf(outgoing, signal);
    // Run times copy a request before they send it: one is made for those only who want to see it.
    const request = onRequest || state.fetch ? new Request(url, init) : null;
    if (onRequest && request)
      await notifyHook('onRequest', () => onRequest({ operation, call, attempt, request }));
    if (logger) void notifyHook('logger', () => logger.debug('Request', { operation, call, attempt }));
    // What was aborted meanwhile reaches no fetch.
    signal.throwIfAborted();
    const sent = request ?? { url, method: init.method, headers };
    const first = request === null ? globalThis.fetch(url, init) : fetchBy(state)(request);
    return followRedirects(sent, first, state, signal);
  };

  return async (outgoing, state) => {
    const { operation, call, attempt, responseMode } = state;
    const { timeoutMs } = state.limits;
    const limit = beginLimit({
      parent: state.signal,
      milliseconds: timeoutMs,
      timeoutError: () => new TimeoutError('attempt', timeoutMs),
    });
    const start = performance.now();
    const ended = () => ({ operation, call, attempt, durationMs: performance.now() - start });
    try {
      const received = await untilAborted(limit.signal, send(outgoing, state, limit.signal));
      const { status, headers } = received.head;
      if (onResponse ?? logger) {
        const event = { ...ended(), status, requestId: headers.get('x-request-id') };
        void notifyHook('onResponse', () => onResponse?.(event));
        void notifyHook('logger', () => logger?.debug('Response', event));
      }
      limit.release(responseMode.isRaw && received.content === undefined);
      return received;
    } catch (cause) {
      limit.release();
      const error = failureOf(cause, limit.signal);
      const event = { ...ended(), error };
      void notifyHook('onFailure', () => onFailure?.(event));
      void notifyHook('logger', () => logger?.debug('Failure', event));
      throw error;
    }
  };
}

/** How it is sent; redirects are followed by hand. */
function initOf({ method, headers, content }: Outgoing, signal: AbortSignal) {
  const init = { method, headers, signal, redirect: 'manual' } as const;
  // A stream, which no run time sends otherwise.
  if (typeof content === 'function') return { ...init, body: content(signal), duplex: 'half' };
  return { ...init, body: content };
}

function failureOf(cause: unknown, signal: AbortSignal): TilavaError {
  const error: unknown = signal.aborted ? signal.reason : cause;
  return isTilavaError(error) ? error : new NetworkError(error);
}
