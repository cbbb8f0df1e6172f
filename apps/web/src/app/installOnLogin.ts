import type { SessionStore } from '../shared/session/sessionStore.ts';

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
