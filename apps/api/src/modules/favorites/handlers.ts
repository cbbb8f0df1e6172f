import type { Handlers } from '../../http/operations.ts';
import type { SavedKind } from './store.ts';
import type { FavoriteService } from './service.ts';

type FavoriteOperation =
  'listFavorites' | 'addFavorite' | 'deleteFavorite' | 'addInterest' | 'deleteInterest';

export const favoriteHandlers = (favorites: FavoriteService): Handlers<FavoriteOperation> => ({
  listFavorites: async ({ caller, path, query }) => {
    const kind = kindOf(query);
    const saved = await favorites.list(caller, path.id, kind);
    return { status: 200, body: kind === 'favorites' ? [{ favorites: saved }] : [{ isInterested: saved }] };
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
