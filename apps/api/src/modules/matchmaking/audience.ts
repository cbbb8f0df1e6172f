import { isWithinMatchRadius } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { Caller } from '../../http/operations.ts';
import type { MatchEngine, ScoredPair } from '../../matching/engine.ts';
import type { BlockStore } from '../blocks.ts';
import type { FavoriteStore } from '../favorites/store.ts';
import type { AnnouncementRow, MatchmakingReadStore } from './readStore.ts';
import { roleOf } from '../permissions.ts';

type MatchedAnnouncement = Pick<AnnouncementRow, 'id' | 'isActive'>;

/** Whether a pair is in the list of potential matches, of the need at least by which the tenant is found. */
export const isPublicAndNear = (
  { isActive }: MatchedAnnouncement,
  { distance }: Pick<ScoredPair, 'distance'>,
): boolean => isActive && isWithinMatchRadius(distance);

/** Whether a tenant is a potential match of an announcement, as its landlord's list would show. */
export type IsPotential = (tenantId: string, announcement: MatchedAnnouncement) => Promise<boolean>;

export const potentialMatches =
  (
    store: Pick<MatchmakingReadStore, 'findCandidateNeed'>,
    engine: MatchEngine,
    clock: () => Date,
  ): IsPotential =>
  async (tenantId, announcement) => {
    const needId = await store.findCandidateNeed(tenantId);
    const pair =
      needId === null ? null : await engine.specific(needId, announcement.id, helsinkiDay(clock()));
    return pair !== null && isPublicAndNear(announcement, pair);
  };

export type Audience = (
  caller: Caller,
  announcement: MatchedAnnouncement & Pick<AnnouncementRow, 'userId'>,
) => Promise<boolean>;

/**
 * A public announcement is for tenants who have saved it, are interested in it, or find it among their matches, unless
 * a block hides it.
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
      (await pairs.has('favorites', pair)) ||
      (await pairs.has('tenantInterests', pair)) ||
      isPotential(caller.id, announcement)
    );
  };
