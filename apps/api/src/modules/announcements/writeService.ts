import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../http/caller.ts';
import { invalidValue, requireVersion } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import { assertNoRest } from '../everyField.ts';
import type { UserLocks } from '../locks.ts';
import { ownerOf } from '../owner.ts';
import { refuseMoreThan, tooManyAnnouncements } from '../quotas.ts';
import type { AnnouncementReadService, VersionedAnnouncement } from './readService.ts';
import { listingColumns } from './toRow.ts';
import type { AnnouncementWriteStore } from './writeStore.ts';

type Schemas = components['schemas'];

export interface AnnouncementWriteParts {
  readonly writes: AnnouncementWriteStore;
  readonly announcements: AnnouncementReadService;
  readonly locks: UserLocks;
  readonly audit: Audit;
  /** How many a landlord may have, hidden ones counted. */
  readonly maxAnnouncements: number;
  readonly clock: () => Date;
}

/** Publishing and hiding announcements. */
export const announcementWriteService = ({
  writes,
  announcements,
  locks,
  audit,
  maxAnnouncements,
  clock,
}: AnnouncementWriteParts) => ({
  /**
   * Publishes an announcement of a residence that none shows yet.
   *
   * @throws ProblemError 404 for a residence that is not the caller's, 400 for one that is shown or of another type,
   * 409 where there are too many
   */
  create: (
    caller: Caller,
    residenceId: string,
    body: Schemas['AnnouncementCreation'],
  ): Promise<Schemas['Announcement']> =>
    writes.transaction(async () => {
      const owner = ownerOf(caller, body.ownerId);
      const { userId, houseType } = await locks.lockOwned(caller, 'createAnnouncement', () =>
        writes.findResidence(residenceId),
      );
      if (body.ownerId !== undefined && owner !== userId) {
        throw invalidValue('The residence belongs to somebody else', '/body/ownerId');
      }
      if (await writes.isShown(residenceId)) {
        throw invalidValue('An announcement shows this residence already', '/path/residenceId');
      }
      if (body.residenceType !== houseType) {
        throw invalidValue(`The residence is of another type: ${houseType}`, '/body/residenceType');
      }
      refuseMoreThan(maxAnnouncements, await writes.countOf(userId), tooManyAnnouncements);
      const row = {
        ...listingColumns(body),
        id: uuidv7(),
        propertyId: uuidv7(),
        userId,
        residenceId,
        isActive: true,
        createdAt: clock(),
        version: 1,
      };
      await writes.insert(row);
      await audit.record(caller, 'createAnnouncement', row.id);
      return (await announcements.read(caller, row.id)).announcement;
    }),

  /** Makes an announcement public, or hides it. */
  update: (
    caller: Caller,
    id: string,
    { isActive, ...rest }: Schemas['AnnouncementChanges'],
    ifMatch: number | null,
  ): Promise<VersionedAnnouncement> =>
    writes.transaction(async () => {
      assertNoRest(rest);
      const row = await locks.lockOwned(caller, 'updateAnnouncement', () => writes.find(id));
      requireVersion(ifMatch, row.version);
      if (row.isActive !== isActive) {
        await writes.update({ ...row, isActive });
        await audit.record(caller, 'updateAnnouncement', id, ['isActive']);
      }
      return announcements.read(caller, id);
    }),
});

export type AnnouncementWriteService = ReturnType<typeof announcementWriteService>;
