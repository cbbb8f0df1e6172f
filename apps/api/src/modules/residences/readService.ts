import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import type { ResidenceReadStore } from './readStore.ts';

/** A residence with the version that its `ETag` tells. */
export interface VersionedResidence {
  readonly residence: components['schemas']['OwnResidence'];
  readonly version: number;
}

/** Reading residences. */
export const residenceReadService = (store: ResidenceReadStore) => ({
  /**
   * A residence with its pictures in their order.
   *
   * @throws ProblemError 404 for one that is not the caller's
   */
  async read(caller: Caller, id: string): Promise<VersionedResidence> {
    const row = await store.find(id);
    if (row === null) throw notFound();
    requireReach(caller, 'getResidence', row.userId);
    const { houseType, version } = row;
    return { residence: { id, houseType, files: await store.picturesOf(id) }, version };
  },
});

export type ResidenceReadService = ReturnType<typeof residenceReadService>;
