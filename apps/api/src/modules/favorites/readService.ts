import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import type { AnnouncementReadService } from '../announcements/readService.ts';
import { requireReach } from '../permissions.ts';
import type { SavedKind } from './pairs.ts';
import type { FavoriteReadStore } from './readStore.ts';

type SavedAnnouncement = components['schemas']['SavedAnnouncement'];

/** Reading what tenants keep. */
export const favoriteReadService = (
  store: FavoriteReadStore,
  announcements: Pick<AnnouncementReadService, 'visibleByIds'>,
) => ({
  /** What a tenant keeps, oldest first; of one that was hidden since, no more than that. */
  async list(caller: Caller, tenantId: string, kind: SavedKind): Promise<SavedAnnouncement[]> {
    requireReach(caller, 'listFavorites', tenantId);
    if (!(await store.userExists(tenantId))) throw notFound();
    const ids = await store.listOf(kind, tenantId);
    const visible = await announcements.visibleByIds(caller, ids);
    return ids.map((id) => visible.get(id) ?? { id, isActive: false });
  },
});

export type FavoriteReadService = ReturnType<typeof favoriteReadService>;
