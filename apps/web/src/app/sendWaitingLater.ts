import type { Services } from '../shared/services/services.ts';

/** Has what waits for a network sent. The code for it is downloaded once something does. */
export function sendWaitingLater(services: Services, page: Window): void {
  const { waiting, listsAreBack } = services;
  let isLoaded = false;
  const onWake = (listener: () => void) => {
    page.addEventListener('online', listener);
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'visible') listener();
    });
  };

  const follow = () => {
    if (isLoaded || (waiting.get() ?? []).length === 0) return;
    isLoaded = true;
    const code = import('../features/matches/api/beginSending.ts');
    Promise.all([code, listsAreBack()]).then(
      ([{ beginSending }]) => {
        const { locks }: Partial<Navigator> = page.navigator;
        beginSending(services, { locks, isOnline: () => page.navigator.onLine, onWake });
      },
      () => {
        // It comes with the network, then.
        isLoaded = false;
      },
    );
  };

  waiting.subscribe(follow);
  onWake(follow);
  follow();
}
