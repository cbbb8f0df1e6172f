import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { answerOf } from '../everyField.ts';
import { may, requireReach } from '../permissions.ts';
import { presentListing } from '../properties/present.ts';
import type { Audience } from './audience.ts';
import type { AnnouncementReadStore, StoredAnnouncement } from './readStore.ts';

type Announcement = components['schemas']['Announcement'];

/** An announcement with the version that its `ETag` tells. */
export interface VersionedAnnouncement {
  readonly announcement: Announcement;
  readonly version: number;
}

/**
 * Reading announcements.
 *
 * @param isInAudience - says who reads one besides its landlord and admins
 */
export function announcementReadService(store: AnnouncementReadStore, isInAudience: Audience) {
  /** Presents each announcement with as much as the caller may see of it. */
  async function present(
    caller: Caller,
    found: readonly StoredAnnouncement[],
    reading = store.picturesOf(found.map(({ residenceId }) => residenceId)),
  ): Promise<Announcement[]> {
    const own = found.filter(({ userId }) => may(caller, 'getAnnouncement', userId)).map(({ id }) => id);
    const [pictures, interested] = await Promise.all([reading, store.interestedIn(own)]);
    return found.map((row) => {
      const isWhole = may(caller, 'getAnnouncement', row.userId);
      const files = pictures.get(row.residenceId) ?? [];
      return answerOf<Announcement>({
        id: row.id,
        isActive: row.isActive,
        properties: presentListing(row, files, { isWhole }),
        residence: answerOf<components['schemas']['Residence']>({
          id: isWhole ? row.residenceId : undefined,
          houseType: row.residenceType,
          files,
        }),
        isInterested: isWhole ? (interested.get(row.id) ?? []) : undefined,
      });
    });
  }

  /** Presents one that may be missing; one that is not for the caller is as good as missing. */
  async function presentVisible(
    caller: Caller,
    row: StoredAnnouncement | null,
  ): Promise<VersionedAnnouncement> {
    if (row === null) throw notFound();
    const mayRead = may(caller, 'getAnnouncement', row.userId) || (await isInAudience(caller, row));
    if (!mayRead) throw notFound();
    const [announcement] = await present(caller, [row]);
    if (announcement === undefined) throw notFound();
    return { announcement, version: row.version };
  }

  return {
    present,

    read: async (caller: Caller, id: string): Promise<VersionedAnnouncement> =>
      presentVisible(caller, await store.find(id)),

    readByProperty: async (caller: Caller, propertyId: string): Promise<VersionedAnnouncement> =>
      presentVisible(caller, await store.findByProperty(propertyId)),

    /** Public and hidden ones of a landlord, oldest first. */
    async listOfUser(caller: Caller, userId: string): Promise<Announcement[]> {
      requireReach(caller, 'listAnnouncementsOfUser', userId);
      return present(caller, await store.listOf(userId));
    },

    /** By the properties that they show, in no order. */
    byProperties: async (caller: Caller, propertyIds: readonly string[]): Promise<Announcement[]> =>
      present(caller, await store.listByProperties(propertyIds)),

    /** By id, with what the caller may see of them. */
    async byIds(caller: Caller, ids: readonly string[]): Promise<Map<string, Announcement>> {
      // At once: what is read after something else makes lists as much slower as the database is far.
      const pictures = store.picturesOfAnnouncements(ids);
      const [found] = await Promise.all([store.listByIds(ids), pictures]);
      const presented = await present(caller, found, pictures);
      return new Map(presented.map((announcement) => [announcement.id, announcement]));
    },

    /** By id, without those that are hidden from the caller. */
    async visibleByIds(caller: Caller, ids: readonly string[]): Promise<Map<string, Announcement>> {
      const found = await store.listByIds(ids);
      const visible = found.filter(
        ({ isActive, userId }) => isActive || may(caller, 'getAnnouncement', userId),
      );
      const presented = await present(caller, visible);
      return new Map(presented.map((announcement) => [announcement.id, announcement]));
    },
  };
}

/** See `announcementReadService`. */
export type AnnouncementReadService = ReturnType<typeof announcementReadService>;
