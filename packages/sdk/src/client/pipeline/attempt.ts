import { isTilavaError } from '../../errors/guards.ts';
import { NetworkError, type TilavaError } from '../../errors/tilavaError.ts';
import type { ResponseMode } from '../calls/call.ts';
import type { ClientOptions } from '../options.ts';
import { contentOf, type Received } from '../received.ts';
import type { Outgoing } from '../requests.ts';
import { named, type CallState, type Next, type NotifyHook } from './pipeline.ts';
import { beginLimit, within } from './timeLimit.ts';

/** Makes one attempt and reports how it ended. Its time limit includes the body: a server may stall in the middle. */
export function createAttempt(
  { onRequest, onResponse, onFailure, logger }: ClientOptions,
  notifyHook: NotifyHook,
): Next {
  const report = <Event extends object>(
    hook: string,
    listener: ((event: Event) => unknown) | undefined,
    event: Event,
  ): void => {
    void notifyHook(hook, () => listener?.(event));
    void notifyHook('logger', () => logger?.debug(hook.slice(2), event));
  };
  const send = async (outgoing: Outgoing, state: CallState, signal: AbortSignal): Promise<Received> => {
    const { url } = outgoing;
    const init = initOf(outgoing, signal);
    // Run times copy a request before they send it: one is made for those only who want to see it.
    const request = onRequest || state.fetch ? new Request(url, init) : null;
    if (onRequest && request) await notifyHook('onRequest', () => onRequest({ ...named(state), request }));
    if (logger) void notifyHook('logger', () => logger.debug('Request', named(state)));
    // What was aborted meanwhile reaches no fetch.
    signal.throwIfAborted();
    const { fetch = globalThis.fetch } = state;
    const first = request === null ? globalThis.fetch(url, init) : fetch(request);
    return followRedirects(request ?? outgoing, first, fetch, state.responseMode, signal);
  };

  return async (outgoing, state) => {
    const limit = beginLimit('attempt', state.limits.timeoutMs, state.listen);
    const controller = new AbortController();
    const { signal } = controller;
    limit.listen((reason) => controller.abort(reason));
    const start = performance.now();
    const ended = () => ({ ...named(state), durationMs: performance.now() - start });
    try {
      const received = await within(limit.listen, () => send(outgoing, state, signal));
      const { status, headers } = received.head;
      if (onResponse ?? logger)
        report('onResponse', onResponse, { ...ended(), status, requestId: headers.get('x-request-id') });
      limit.release(state.responseMode.isRaw && received.content === undefined);
      return received;
    } catch (cause) {
      limit.release();
      const error = failureOf(cause, signal);
      report('onFailure', onFailure, { ...ended(), error });
      throw error;
    }
  };
}

/** How it is sent; redirects are followed by hand. */
function initOf({ method, headers, content }: Outgoing, signal: AbortSignal) {
  const init = { method, headers, signal, redirect: 'manual' } as const;
  // A stream, which no run time sends otherwise.
  if (typeof content === 'function') return { ...init, body: content(), duplex: 'half' };
  return { ...init, body: content };
}

function failureOf(cause: unknown, signal: AbortSignal): TilavaError {
  const error: unknown = signal.aborted ? signal.reason : cause;
  return isTilavaError(error) ? error : new NetworkError(error);
}

const redirections = [301, 302, 303, 307, 308];
const maxRedirects = 5;
/** What may be told to another origin. */
const crossOriginHeaders = ['accept', 'accept-language'];

/**
 * Follows redirects of reads without credentials for another origin, because runtimes differ in what they carry. A
 * write goes only to where it was addressed; its redirect is a refusal.
 */
async function followRedirects(
  first: Pick<Request, 'url' | 'method' | 'headers'>,
  answered: Promise<Response>,
  fetch: (request: Request) => Promise<Response>,
  { isRaw }: ResponseMode,
  signal: AbortSignal,
): Promise<Received> {
  const { method } = first;
  const isRead = method === 'GET' || method === 'HEAD';
  let current = first;
  let request: Request | null = null;
  let isOwn = true;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    // Each hop depends on the one before.
    const head = await (request === null ? answered : fetch(request));
    // Browsers do not say where to.
    if (head.type === 'opaqueredirect') throw redirectsElsewhere();
    const location = redirections.includes(head.status) ? head.headers.get('location') : null;
    if (!isRead || location === null) {
      const isLeft = isRaw && head.ok;
      isOwn &&= !isFollowed(head, current.url);
      return { head, content: isLeft ? undefined : await contentOf(head), isOwn };
    }
    await head.body?.cancel();
    const target = targetOf(location, current.url);
    let { headers } = current;
    if (target.origin !== new URL(current.url).origin) {
      isOwn = false;
      headers = new Headers([...headers].filter(([name]) => crossOriginHeaders.includes(name)));
    }
    request = new Request(target, { method, headers, signal, redirect: 'manual' });
    current = request;
  }
  throw new NetworkError(null, `More than ${maxRedirects} redirects`);
}

/** What the answer to a redirect becomes that was not to be followed. */
export const redirectsElsewhere = (): NetworkError =>
  new NetworkError(null, 'The server redirects elsewhere');

/** Whether a fetch of the caller's own has followed redirects by itself, past whomever, or asked another origin. */
const isFollowed = ({ redirected, url }: Response, asked: string): boolean =>
  redirected || ((url || asked) !== asked && !url.startsWith(`${new URL(asked).origin}/`));

function targetOf(location: string, from: string): URL {
  const target = URL.canParse(location, from) ? new URL(location, from) : null;
  // Run times also fetch data and files of their own machine.
  if (target === null || !/^https?:$/.test(target.protocol))
    throw new NetworkError(null, 'The server redirects to an invalid address');
  return target;
}
