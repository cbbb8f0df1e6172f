/** Keeps the app's files, its empty page and the map, so that it opens without a network; no answer of the API. */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { isWorkerMessage } from './messages.ts';
import { wayOf } from './wayOf.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the build has made, written in by it; the first is the page that the app draws itself into. */
declare const builtFiles: readonly [shell: PrecacheEntry, ...assets: PrecacheEntry[]];

// The build writes them wherever they are named.
const [shell, ...assets] = builtFiles;
const files = new PrecacheController({ fallbackToNetwork: false });
files.addToCacheList([shell, ...assets]);

self.addEventListener('install', (event) => void files.install(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (tabs) => {
      // Another tab may still ask for files of the version that it began with. They go with the next version.
      if (tabs.length < 2) await files.activate(event);
      // Pages that were there before the first worker ask for further parts, too.
      await self.clients.claim();
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  // The network answers by itself where nobody else does.
  if (way === 'kept') event.respondWith(keptElseLoaded(event.request));
  if (way === 'networkElseShell') event.respondWith(loadedElseShell(event.request));
  if (way === 'keptOnceLoaded') event.respondWith(mapTile(event.request));
  if (way === 'networkElseLoaded') event.respondWith(mapIndex(event.request));
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (!isWorkerMessage(data)) return;
  if (data.kind === 'takeOver') void self.skipWaiting();
  else port?.postMessage(assets.some((file) => typeof file !== 'string' && file.url === data.path));
});

/** Files never change, so that those of any version may be there. What tells languages apart does not concern them. */
const keptElseLoaded = async (request: Request): Promise<Response> =>
  (await self.caches.match(request, { ignoreVary: true })) ?? (await fetch(request));

/** Of the map, what was looked at: other caches are those of versions of the app. */
const mapCache = 'map';

async function mapTile(request: Request): Promise<Response> {
  const cache = await self.caches.open(mapCache);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Tiles of another version are dropped with the index that named them. */
async function mapIndex(request: Request): Promise<Response> {
  const cache = await self.caches.open(mapCache);
  const before = await cache.match(request);
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    if (before !== undefined && before.headers.get('etag') !== answer.headers.get('etag')) {
      await self.caches.delete(mapCache);
    }
    await (await self.caches.open(mapCache)).put(request, answer.clone());
    return answer;
  } catch (error) {
    if (before === undefined) throw error;
    return before;
  }
}

async function loadedElseShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await files.matchPrecache(shell.url);
    if (kept === undefined) throw error;
    return kept;
  }
}
