import type { Caller } from '../../http/caller.ts';
import type { FavoriteReadStore } from '../favorites/readStore.ts';
import type { IsPotential, MatchedAnnouncement } from '../matchmaking/isPotential.ts';
import { roleOf } from '../permissions.ts';

/** Whether somebody else than its landlord and admins may read an announcement. */
export type Audience = (caller: Caller, announcement: MatchedAnnouncement) => Promise<boolean>;

/** A public announcement is for tenants who have saved it, are interested in it, or find it among their matches. */
export const announcementAudience =
  (pairs: Pick<FavoriteReadStore, 'has'>, isPotential: IsPotential): Audience =>
  async (caller, announcement) => {
    if (!announcement.isActive || roleOf(caller) !== 'tenant') return false;
    const pair = { tenantId: caller.id, announcementId: announcement.id };
    return (
      (await pairs.has('favorites', pair)) ||
      (await pairs.has('tenantInterests', pair)) ||
      isPotential(caller.id, announcement)
    );
  };
