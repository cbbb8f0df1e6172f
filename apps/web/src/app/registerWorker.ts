import type { VersionStore } from '../shared/version/versionStore.ts';
import { workerAddress } from './trustedTexts.ts';
import { skipWaiting, watchVersions } from './versions.ts';

/**
 * Has the service worker keep the app, once the page has loaded and the browser has nothing better to do.
 *
 * @param entry - the path of the script that the page has begun with
 */
export async function registerWorker(version: VersionStore, entry: string): Promise<void> {
  await isIdle();
  try {
    // Its own file is always asked for anew, so that a new version is found.
    const registration = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    watchVersions({
      registration,
      isControlled: () => navigator.serviceWorker.controller !== null,
      entry,
      announce: (waiting) =>
        version.set(() => {
          // Every tab is told; only the one where it was asked for is loaded anew.
          navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
            once: true,
          });
          skipWaiting(waiting);
        }),
    });
  } catch {
    // Where the browser refuses it, or the server is gone, the app is what it is without: it needs a network.
  }
}

async function isIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Not every browser tells; then what is next in its row comes first.
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve);
  });
}
