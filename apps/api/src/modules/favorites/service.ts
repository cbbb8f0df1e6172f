import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import type { Caller, Handlers } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import type { AnnouncementReadService } from '../announcements/service.ts';
import type { BlockStore } from '../blocks.ts';
import {
  cursors,
  isId,
  isUnpaged,
  listName,
  readPage,
  within,
  type Page,
  type PageRequest,
} from '../listQuery.ts';
import type { FavoriteStore, Pair, SavedKind } from './store.ts';
import type { UserLocks } from '../locks.ts';
import type { IsPotential } from '../matchmaking/audience.ts';
import { requireReach } from '../permissions.ts';

type SavedAnnouncement = components['schemas']['SavedAnnouncement'];

/** Tells both sides that their interest has become mutual, in the transaction that made it so. */
export type NotifyMutualInterest = (pair: Pair) => Promise<void>;

/** Tells one side of the interest of the other, likewise in its transaction. */
type NotifyInterest = (readerId: string, pair: Pair, isMutual: boolean) => Promise<void>;

interface FavoriteParts {
  readonly store: FavoriteStore;
  readonly announcements: Pick<AnnouncementReadService, 'visibleByIds'>;
  readonly isPotential: IsPotential;
  readonly blocks: Pick<BlockStore, 'isBetween'>;
  readonly notifyMutualInterest: NotifyMutualInterest;
  readonly notifyInterest: NotifyInterest;
  /** Opens or closes what the two have written to each other, and lets the pages of both know. */
  readonly setWithdrawn: (side: Side, pair: Pair, hasWithdrawn: boolean) => Promise<void>;
  readonly locks: Pick<UserLocks, 'keepUser'>;
  readonly clock: () => Date;
}

const places = cursors({ at: within(4_102_444_800_000_000), id: isId });

/** Milliseconds in which a pair is told once: who toggles an interest off and on sends no second mail. */
const noticeInterval = 24 * 3_600_000;

export function favoriteService(parts: FavoriteParts) {
  const {
    store,
    announcements,
    isPotential,
    blocks,
    notifyMutualInterest,
    notifyInterest,
    setWithdrawn,
    locks,
    clock,
  } = parts;
  const oneIntervalAgo = () => new Date(clock().getTime() - noticeInterval);

  /** The announcement of a pair that no block hides; it and the tenant stay as they are until the transaction ends. */
  async function lock(caller: Caller, pair: Pair) {
    const ownerId = await store.findOwner(pair.announcementId);
    if (ownerId === null) throw notFound();
    const tenant = await locks.keepUser(caller, pair.tenantId, ownerId);
    const announcement = tenant && (await store.lockAnnouncement(pair));
    if (announcement === null || (await blocks.isBetween(pair.tenantId, ownerId))) throw notFound();
    return announcement;
  }

  /** Tells a side that the other one is interested, and both where it is mutual. */
  async function tell(readerId: string, pair: Pair): Promise<void> {
    const isMutual =
      (await store.has('tenantInterests', pair)) && (await store.has('landlordInterests', pair));
    if (isMutual && (await store.noteNotified(pair, clock(), oneIntervalAgo())))
      await notifyMutualInterest(pair);
    await notifyInterest(readerId, pair, isMutual);
  }

  return {
    /** What a tenant keeps, oldest first, or a page of it; of one that was hidden since, no more than that. */
    async list(
      caller: Caller,
      tenantId: string,
      kind: SavedKind,
      page: PageRequest,
    ): Promise<Page<SavedAnnouncement>> {
      requireReach(caller, 'listFavorites', tenantId);
      if (!(await store.userExists(tenantId))) throw notFound();
      const { body: saved, nextCursor } = isUnpaged(page)
        ? { body: await store.listOf(kind, tenantId) }
        : await readPage(
            places,
            listName(tenantId, kind),
            page,
            (after, most) => store.listOf(kind, tenantId, { after, most }),
            (place) => place,
          );
      const ids = saved.map(({ id }) => id);
      const visible = await announcements.visibleByIds(caller, ids);
      return { body: ids.map((id) => visible.get(id) ?? { id, isActive: false }), nextCursor };
    },

    /**
     * Saves an announcement, or tells its landlord of the tenant's interest.
     *
     * @throws ProblemError 404 where the announcement is hidden and not saved yet, or there is none
     */
    async save(caller: Caller, kind: SavedKind, pair: Pair): Promise<void> {
      requireReach(caller, 'addFavorite', pair.tenantId);
      await store.transaction(async () => {
        const announcement = await lock(caller, pair);
        if (await store.has(kind, pair)) return;
        if (!announcement.isActive) throw notFound();
        await store.add(kind, pair);
        if (kind !== 'tenantInterests') return;
        await setWithdrawn('tenant', pair, false);
        await tell(announcement.userId, pair);
      });
    },

    /** Forgets a saved announcement, or withdraws the tenant's interest; hidden or not, saved or not. */
    async forget(caller: Caller, kind: SavedKind, pair: Pair): Promise<void> {
      requireReach(caller, 'deleteFavorite', pair.tenantId);
      await store.transaction(async () => {
        const wasThere = await store.remove(kind, pair);
        if (wasThere && kind === 'tenantInterests') await setWithdrawn('tenant', pair, true);
      });
    },

    /**
     * Tells a tenant of the landlord's interest, for one announcement.
     *
     * @throws ProblemError 404 where the announcement is not the caller's, or the tenant neither a potential match
     * nor interested in it
     */
    async addInterest(caller: Caller, pair: Pair): Promise<void> {
      await store.transaction(async () => {
        const announcement = await lock(caller, pair);
        requireReach(caller, 'addInterest', announcement.userId);
        if (await store.has('landlordInterests', pair)) return;
        const mayKnow =
          (await store.has('tenantInterests', pair)) || (await isPotential(pair.tenantId, announcement));
        if (!mayKnow) throw notFound();
        await store.add('landlordInterests', pair);
        await setWithdrawn('landlord', pair, false);
        await tell(pair.tenantId, pair);
      });
    },

    /**
     * Withdraws the landlord's interest; what was not told stays so.
     *
     * @throws ProblemError 404 where the announcement is not the caller's
     */
    async withdrawInterest(caller: Caller, pair: Pair): Promise<void> {
      const ownerId = await store.findOwner(pair.announcementId);
      if (ownerId === null) throw notFound();
      requireReach(caller, 'deleteInterest', ownerId);
      await store.transaction(async () => {
        if (await store.remove('landlordInterests', pair)) await setWithdrawn('landlord', pair, true);
      });
    },

    sweep: (): Promise<void> => store.forgetNotifiedUntil(oneIntervalAgo()),
  };
}

export type FavoriteService = ReturnType<typeof favoriteService>;

type FavoriteOperation =
  'listFavorites' | 'addFavorite' | 'deleteFavorite' | 'addInterest' | 'deleteInterest';

export const favoriteHandlers = (favorites: FavoriteService): Handlers<FavoriteOperation> => ({
  listFavorites: async ({ caller, path, query }) => {
    const kind = kindOf(query);
    const { body: saved, nextCursor } = await favorites.list(caller, path.id, kind, query);
    return {
      status: 200,
      body: kind === 'favorites' ? [{ favorites: saved }] : [{ isInterested: saved }],
      nextCursor,
    };
  },

  addFavorite: async ({ caller, path, query }) => {
    await favorites.save(caller, kindOf(query), { tenantId: path.id, announcementId: path.announcementId });
    return { status: 204 };
  },

  deleteFavorite: async ({ caller, path, query }) => {
    await favorites.forget(caller, kindOf(query), { tenantId: path.id, announcementId: path.announcementId });
    return { status: 204 };
  },

  addInterest: async ({ caller, path }) => {
    await favorites.addInterest(caller, { tenantId: path.id, announcementId: path.targetId });
    return { status: 204 };
  },

  deleteInterest: async ({ caller, path }) => {
    await favorites.withdrawInterest(caller, { tenantId: path.id, announcementId: path.targetId });
    return { status: 204 };
  },
});

const kindOf = (query: { readonly interested?: boolean | undefined }): SavedKind =>
  query.interested === true ? 'tenantInterests' : 'favorites';
