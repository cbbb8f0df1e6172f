import { NetworkError } from '../../errors/transportErrors.ts';
import { contentOf, type Received } from '../received.ts';
import type { CallState } from './pipeline.ts';

const redirections = [301, 302, 303, 307, 308];
const maxRedirects = 5;
/** What may be told to another origin. */
const crossOriginHeaders = ['accept', 'accept-language'];

/**
 * Follows redirects of reads itself: run times differ in what they carry to another origin, and here it is nothing that
 * tells who asks. A write goes only to where it was addressed; its redirect is answered as a refusal.
 */
export async function followRedirects(
  first: Pick<Request, 'url' | 'method' | 'headers'>,
  answered: Promise<Response>,
  { fetch, responseMode }: CallState,
  signal: AbortSignal,
): Promise<Received> {
  const { method } = first;
  const isRead = method === 'GET' || method === 'HEAD';
  let current = first;
  let request: Request | null = null;
  let isOwn = true;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    // Each hop depends on the one before.
    const head = await (request === null ? answered : fetchBy({ fetch })(request));
    // Browsers do not say where to.
    if (head.type === 'opaqueredirect') throw redirectsElsewhere();
    const location = redirections.includes(head.status) ? head.headers.get('location') : null;
    if (!isRead || location === null) {
      const isLeft = responseMode.isRaw && head.ok;
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
  throw new NetworkError(null, `The server redirects more than ${maxRedirects} times`);
}

/** What the answer to a redirect becomes that was not to be followed. */
export const redirectsElsewhere = (): NetworkError =>
  new NetworkError(null, 'The server redirects to elsewhere');

/** Whether a fetch of the caller's own has followed redirects by itself, past whomever, or asked another origin. */
const isFollowed = ({ redirected, url }: Response, asked: string): boolean =>
  redirected || ((url || asked) !== asked && !url.startsWith(`${new URL(asked).origin}/`));

/** The caller's fetch, or the run time's. */
export const fetchBy =
  ({ fetch }: Pick<CallState, 'fetch'>) =>
  (request: Request): Promise<Response> =>
    fetch === null ? globalThis.fetch(request) : fetch(request);

function targetOf(location: string, from: string): URL {
  const target = URL.canParse(location, from) ? new URL(location, from) : null;
  // Run times also fetch data and files of their own machine.
  if (target === null || !/^https?:$/.test(target.protocol))
    throw new NetworkError(null, 'The server redirects to what is no address');
  return target;
}
