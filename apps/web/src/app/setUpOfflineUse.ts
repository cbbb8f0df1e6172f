import type { Services } from '../shared/services/services.ts';
import { installOnLogin } from './installOnLogin.ts';
import { registerWorker } from './registerWorker.ts';
import { loadOfflineSync } from './loadOfflineSync.ts';

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
