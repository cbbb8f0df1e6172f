import type { Services } from '../shared/services/services.ts';
import { keepOpenable } from './keepOpenable.ts';
import { registerWorker } from './registerWorker.ts';
import { sendWaitingLater } from './sendWaitingLater.ts';

/**
 * Does what makes the app of use without a network: it opens then, and what was marked then is sent later.
 *
 * @param entry - the address of the script that the page has begun with, whose name tells its version
 */
export function prepareForOffline(services: Services, entry: string): void {
  sendWaitingLater(services, window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  // Browsers have none where the connection is not secure.
  if (serviceWorker === undefined) return;
  keepOpenable({
    session: services.session,
    isKept: serviceWorker.controller !== null,
    keep: () => void registerWorker(services.version, new URL(entry).pathname),
  });
}
