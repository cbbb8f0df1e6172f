import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../http/caller.ts';
import type { Audit } from '../audit.ts';
import { unusableFile } from '../files/lockUnattached.ts';
import type { UserLocks } from '../locks.ts';
import { notALandlord, ownerOf } from '../owner.ts';
import type { ResidenceWriteStore } from './writeStore.ts';

type Schemas = components['schemas'];

/** What residences are written with. */
export interface ResidenceWriteParts {
  readonly store: ResidenceWriteStore;
  readonly locks: UserLocks;
  readonly audit: Audit;
  readonly clock: () => Date;
}

/** Putting residences together. */
export const residenceWriteService = ({ store, locks, audit, clock }: ResidenceWriteParts) => ({
  /** Takes pictures that belong to nothing yet, in the order in which they are named. */
  create: (caller: Caller, body: Schemas['ResidenceCreation']): Promise<Schemas['CreatedResidence']> =>
    store.transaction(async () => {
      const owner = await locks.lockOwner(caller, ownerOf(caller, body.ownerId));
      if (owner === null || !owner.isLandlord) throw notALandlord();
      const userId = owner.id;
      const ids = body.file.map((file) => file.id);
      // An admin may have uploaded what becomes the landlord's.
      const found = await store.lockUnattached(ids, [userId, caller.id]);
      const files = ids.map((id, index) => {
        const file = found.find((candidate) => candidate.id === id);
        if (file === undefined || ids.indexOf(id) !== index) throw unusableFile(`/body/file/${index}/id`);
        return file;
      });
      const residence = { id: uuidv7(), houseType: body.houseType };
      await store.insert({ ...residence, userId, createdAt: clock() });
      await store.attach(ids, residence.id, userId);
      await audit.record(caller, 'createResidence', residence.id);
      return { ...residence, files };
    }),
});

/** See `residenceWriteService`. */
export type ResidenceWriteService = ReturnType<typeof residenceWriteService>;
