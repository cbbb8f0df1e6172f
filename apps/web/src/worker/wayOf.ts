import { paths } from '../shared/paths.ts';

/**
 * Who answers a request: what is kept, the network and else the kept shell, what was loaded before (of the map), or the
 * network as if there were no worker.
 */
export type Way = 'kept' | 'networkElseShell' | 'keptOnceLoaded' | 'networkElseLoaded' | 'network';

/** Links from mails do something at the server, of which nothing can be said without it. */
const { verification, unsubscription, ...ownPaths } = paths;

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** What the addresses of the app's pages begin with. The server has others: of files, and of the API's description. */
const beginnings = new Set(Object.values(ownPaths).map(firstPart));

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What is not named here goes to the network: no answer of the API, and nothing of anybody, is ever kept. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (address.pathname.startsWith('/assets/')) return 'kept';
  if (address.pathname === '/map/index.json') return 'networkElseLoaded';
  if (/^\/map\/.+\.bin$/.test(address.pathname)) return 'keptOnceLoaded';
  const isPage = mode === 'navigate' && beginnings.has(firstPart(address.pathname));
  return isPage ? 'networkElseShell' : 'network';
}
