import type { components } from '@tilava/sdk/schema';
import { leastFreeBytes, type FreeBytes } from '../../http/plugins/freeSpace.ts';
import type { SystemReadStore } from './systemReadStore.ts';

type SystemState = components['schemas']['SystemState'];

/** What the state of the system is read from. */
export interface SystemReadParts {
  readonly store: SystemReadStore;
  readonly version: string;
  /** Of the data folder. */
  readonly freeBytes: FreeBytes;
}

/** Reading how the system is, for who may. */
export const systemReadService = ({ store, version, freeBytes }: SystemReadParts) => ({
  async read(): Promise<SystemState> {
    const { waitingSince, ...mails } = await store.mails();
    return {
      version,
      mails: { ...mails, waitingSince: waitingSince?.toISOString() ?? null },
      storage: {
        database: await store.databaseSize(),
        pictures: await store.pictures(),
        // Some file systems say more than a number in JSON may be.
        free: Math.min(await freeBytes(), Number.MAX_SAFE_INTEGER),
        least: leastFreeBytes,
      },
    };
  },
});

export type SystemReadService = ReturnType<typeof systemReadService>;
