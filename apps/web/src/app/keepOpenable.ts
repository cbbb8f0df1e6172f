import type { SessionStore } from '../shared/session/sessionStore.ts';

/** What it takes to keep the app on the device. */
interface KeepingParts {
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** Whether an earlier visit has kept it. */
  readonly isKept: boolean;
  readonly keep: () => void;
}

/**
 * Keeps the app on the device once somebody is logged in, so that it opens without a network from then on. Visitors,
 * who may never come again, download only what they read.
 */
export function keepOpenable({ session, isKept, keep }: KeepingParts): void {
  if (isKept || session.get() !== null) {
    keep();
    return;
  }
  const unsubscribe = session.subscribe(() => {
    if (session.get() === null) return;
    unsubscribe();
    keep();
  });
}
