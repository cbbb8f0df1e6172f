import { isWithinMatchRadius } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { MatchEngine, ScoredPair } from '../../matching/engine.ts';
import type { AnnouncementRow, MatchmakingReadStore } from './readStore.ts';

/** As much of an announcement as says whether it is found. */
export type MatchedAnnouncement = Pick<AnnouncementRow, 'id' | 'isActive'>;

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
