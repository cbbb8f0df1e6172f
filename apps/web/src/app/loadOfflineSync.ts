import type { Services } from '../shared/services/services.ts';

/** Loads the code that sends the offline queue, once there is something in it. */
export function loadOfflineSync(services: Services, page: Window): void {
  const { offlineQueue, queriesRestored } = services;
  let isLoaded = false;
  const onWake = (listener: () => void) => {
    page.addEventListener('online', listener);
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'visible') listener();
    });
  };

  const load = () => {
    if (isLoaded || (offlineQueue.get() ?? []).length === 0) return;
    isLoaded = true;
    const code = import('../features/matches/api/startOfflineSync.ts');
    Promise.all([code, queriesRestored()]).then(
      ([{ startOfflineSync }]) => {
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
