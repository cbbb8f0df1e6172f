import { helsinkiDay } from '@tilava/domain/time';
import type { Caller } from '../../http/operations.ts';
import { hasPublicPage } from '../announcements/publicPages.ts';
import type { MatchEngine, SpecificPair } from '../../matching/engine.ts';
import type { BlockStore } from '../blocks.ts';
import type { FavoriteStore } from '../favorites/store.ts';
import type { AnnouncementRow } from './readStore.ts';
import { roleOf } from '../permissions.ts';

type MatchedAnnouncement = Pick<AnnouncementRow, 'id' | 'isActive'>;

/** Whether a pair is in the list of potential matches, if the need is one by which the tenant is found. */
export const isPublicAndNear = (
  { isActive }: MatchedAnnouncement,
  { isInReach }: Pick<SpecificPair, 'isInReach'>,
): boolean => isActive && isInReach;

/** Whether a tenant is a potential match of an announcement, by any of the needs that are looked at. */
export type IsPotential = (tenantId: string, announcement: MatchedAnnouncement) => Promise<boolean>;

export const potentialMatches =
  (
    listNeeds: (tenantId: string) => Promise<readonly string[]>,
    engine: MatchEngine,
    clock: () => Date,
  ): IsPotential =>
  async (tenantId, announcement) => {
    for (const needId of await listNeeds(tenantId)) {
      const pair = await engine.specific(needId, announcement.id, helsinkiDay(clock()), 'landlord');
      if (pair !== null && isPublicAndNear(announcement, pair)) return true;
    }
    return false;
  };

export type Audience = (
  caller: Caller,
  announcement: MatchedAnnouncement & Pick<AnnouncementRow, 'userId' | 'publicPage'>,
) => Promise<boolean>;

/**
 * A public announcement is for tenants who have saved it, are interested in it, or find it among their matches, and for all
 * if it has a public page, unless a block hides it.
 */
export const announcementAudience =
  (
    pairs: Pick<FavoriteStore, 'has'>,
    isPotential: IsPotential,
    blocks: Pick<BlockStore, 'isBetween'>,
  ): Audience =>
  async (caller, announcement) => {
    if (!announcement.isActive || roleOf(caller) !== 'tenant') return false;
    if (await blocks.isBetween(caller.id, announcement.userId)) return false;
    const pair = { tenantId: caller.id, announcementId: announcement.id };
    return (
      hasPublicPage(announcement) ||
      (await pairs.has('favorites', pair)) ||
      (await pairs.has('tenantInterests', pair)) ||
      isPotential(caller.id, announcement)
    );
  };
