import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import type { AnnouncementService } from '../announcements/service.ts';
import { requireReach } from '../permissions.ts';
import { presentNeed } from './present.ts';
import type { PropertyStore } from './store.ts';

type Property = components['schemas']['Property'];

/** Reading needs and listings. */
export const propertyService = (store: PropertyStore, announcements: AnnouncementService) => ({
  /** A need of one's own, or a listing whose announcement may be seen. */
  async read(caller: Caller, id: string): Promise<Property> {
    const need = await store.findNeed(id);
    if (need === null) return (await announcements.readByProperty(caller, id)).properties;
    requireReach(caller, 'getProperty', need.userId);
    return presentNeed(need, { isWhole: true });
  },

  /** Everything that a user seeks or lets, oldest first. */
  async listOfUser(caller: Caller, userId: string): Promise<Property[]> {
    requireReach(caller, 'listPropertiesOfUser', userId);
    const needs = await store.listNeedsOf(userId);
    const listings = await announcements.listOfUser(caller, userId);
    return [
      ...needs.map((need) => presentNeed(need, { isWhole: true })),
      ...listings.map((announcement) => announcement.properties),
    ];
  },
});

/** See `propertyService`. */
export type PropertyService = ReturnType<typeof propertyService>;
