import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { may, requireReach } from '../permissions.ts';
import type { Audience } from './audience.ts';
import { presentAnnouncement } from './present.ts';
import { publicAnnouncementCache } from './publicAnnouncementCache.ts';
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
  const viewsOf = publicAnnouncementCache(store);

  /** Presents each announcement with as much as the caller may see of it. */
  async function present(caller: Caller, found: readonly StoredAnnouncement[]): Promise<Announcement[]> {
    const own = found.filter(({ userId }) => may(caller, 'getAnnouncement', userId)).map(({ id }) => id);
    const [pictures, interested] = await Promise.all([
      store.picturesOf(found.map(({ residenceId }) => residenceId)),
      store.interestedIn(own),
    ]);
    return found.map((row) =>
      presentAnnouncement(row, {
        files: pictures.get(row.residenceId) ?? [],
        interested: interested.get(row.id) ?? [],
        isWhole: may(caller, 'getAnnouncement', row.userId),
      }),
    );
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

    /** So many of those, by id, behind another one. */
    async pageOfUser(
      caller: Caller,
      userId: string,
      after: string | null,
      most: number,
    ): Promise<Announcement[]> {
      requireReach(caller, 'listAnnouncementsOfUser', userId);
      return present(caller, await store.pageOf(userId, after, most));
    },

    /** By the properties that they show, in no order. */
    byProperties: async (caller: Caller, propertyIds: readonly string[]): Promise<Announcement[]> =>
      present(caller, await store.listByProperties(propertyIds)),

    /** By id, with what the caller may see of them; see `publicAnnouncementCache` for their revisions. */
    async byIds(
      caller: Caller,
      ids: readonly string[],
      revisions: Promise<ReadonlyMap<string, string>>,
    ): Promise<Map<string, Announcement>> {
      const views = await viewsOf(ids, revisions);
      const own = [...views].filter(([, { userId }]) => may(caller, 'getAnnouncement', userId));
      const whole = await present(caller, await store.listByIds(own.map(([id]) => id)));
      return new Map([
        ...[...views].map(([id, { announcement }]) => [id, announcement] as const),
        ...whole.map((announcement) => [announcement.id, announcement] as const),
      ]);
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

export type AnnouncementReadService = ReturnType<typeof announcementReadService>;
