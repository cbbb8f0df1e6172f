import type { alertAdvisoryLock } from './alertAdvisoryLock.ts';
import type { FindingStore } from './findingStore.ts';

export interface FindingParts {
  readonly store: FindingStore;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly clock: () => Date;
}

/** Changes that one transaction looks at. */
const batch = 20;

/**
 * Finds the matches that changes have made since it was asked last, on whichever process: changes are taken, and what they
 * make is kept, in one transaction, so that none is looked at twice or lost, wherever the process dies.
 */
export const findingMatches = ({ store, alertLock, clock }: FindingParts) => {
  /** False where nothing is left, or another process is at it. */
  const findSome = (): Promise<boolean> =>
    store.transaction(async () => {
      if (!(await alertLock.tryAcquire()) || (await store.forgetUnwanted())) return false;
      const changed = await store.takeChanges(batch);
      const now = clock();
      const found = await store.find(changed, now);
      await store.schedule([...new Set([...found, ...changed])], now);
      return changed.length > 0;
    });

  return {
    /** Looks at all changes, for as long as it may go on. */
    async find(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await findSome()));
    },
  };
};

export type FindingMatches = ReturnType<typeof findingMatches>;
