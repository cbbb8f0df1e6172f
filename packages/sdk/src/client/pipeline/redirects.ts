import { NetworkError } from '../../errors/transportErrors.ts';
import type { Step } from './pipeline.ts';

const redirections = [301, 302, 303, 307, 308];
const mostHops = 5;

/**
 * Follows redirects of reads itself: run times differ in whether they carry the bearer to another origin, and here it
 * never is. A write goes only to where it was addressed; its redirect is answered as a refusal.
 */
export const followRedirects: Step = async (request, call, next) => {
  let current = request;
  for (let hops = 0; hops <= mostHops; hops += 1) {
    const { url, method, headers, signal } = current;
    // Each hop depends on the one before.
    const response = await next(new Request(current, { redirect: 'manual' }), call);
    // Browsers do not say where to.
    if (response.type === 'opaqueredirect') throw new NetworkError(null, 'The server redirects to elsewhere');
    const location = response.headers.get('location');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || location === null || !redirections.includes(response.status)) return response;
    const target = new URL(location, url);
    const carried = new Headers(headers);
    if (target.origin !== new URL(url).origin) carried.delete('authorization');
    current = new Request(target, { method, headers: carried, signal });
  }
  throw new NetworkError(null, `The server redirects more than ${mostHops} times`);
};
