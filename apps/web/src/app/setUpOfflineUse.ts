import type { Services } from '../shared/services/services.ts';
import type { SessionStore } from '../shared/session/sessionStore.ts';
import { registerWorker } from './versions.ts';

/**
 * Makes the app usable without a network: it opens, and marks are queued and sent afterwards.
 *
 * @param entry - the URL of the page's entry script, whose hash identifies its version
 */
export function setUpOfflineUse(services: Services, entry: string): void {
  loadOfflineSync(services, window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  // Missing in insecure contexts.
  if (serviceWorker === undefined) return;
  installOnLogin({
    session: services.session,
    isInstalled: serviceWorker.controller !== null,
    install: () => void registerWorker(services.version, new URL(entry).pathname),
  });
}

interface InstallOptions {
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** Whether an earlier visit has installed it. */
  readonly isInstalled: boolean;
  readonly install: () => void;
}

/**
 * Installs the service worker once somebody is logged in, so that the app opens without a network from then on.
 * Visitors, who may never come back, download only what they read.
 */
export function installOnLogin({ session, isInstalled, install }: InstallOptions): void {
  if (isInstalled || session.get() !== null) {
    install();
    return;
  }
  const unsubscribe = session.subscribe(() => {
    if (session.get() === null) return;
    unsubscribe();
    install();
  });
}

/** Loads the code that sends the offline queue, once there is something in it. */
function loadOfflineSync(services: Services, page: Window): void {
  const { offlineQueue } = services;
  let isLoaded = false;
  const onWake = (listener: () => void) => {
    page.addEventListener('online', listener);
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'visible') listener();
    });
  };

  const load = () => {
    // Messages that an earlier visit, or another tab, has left. What couldn't be downloaded is tried again likewise.
    if (services.drafts.keptAt('outgoing') !== null) {
      import('../shared/messages/outgoing.ts').then(
        ({ outgoingOf }) => outgoingOf(services),
        () => undefined,
      );
    }
    if (isLoaded || (offlineQueue.get() ?? []).length === 0) return;
    isLoaded = true;
    import('../features/matches/api/startOfflineSync.ts').then(
      ({ startOfflineSync }) => {
        const { locks }: Partial<Navigator> = page.navigator;
        startOfflineSync(services, { locks, isOnline: () => page.navigator.onLine, onWake });
      },
      () => {
        // Tried again when the network is back.
        isLoaded = false;
      },
    );
  };

  offlineQueue.subscribe(load);
  onWake(load);
  load();
}
