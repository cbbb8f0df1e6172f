import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import type { AnnouncementReadService } from '../announcements/readService.ts';
import type { ListRequest } from '../listOrder.ts';
import { requireReach } from '../permissions.ts';
import { presentNeed } from './present.ts';
import type { PropertyReadStore, PropertySort } from './readStore.ts';

type Schemas = components['schemas'];
type Property = Schemas['Property'];

/** A property with the version that its `ETag` tells. */
export interface VersionedProperty {
  readonly property: Property;
  readonly version: number;
}

/** Reading needs and listings. */
export function propertyReadService(store: PropertyReadStore, announcements: AnnouncementReadService) {
  /** What a user seeks, oldest first. */
  async function needsOfUser(caller: Caller, userId: string): Promise<Schemas['Need'][]> {
    requireReach(caller, 'listPropertiesOfUser', userId);
    const needs = await store.listNeedsOf(userId);
    return needs.map((need) => presentNeed(need, { isWhole: true }));
  }

  return {
    /** A need of one's own, or a listing whose announcement may be seen. */
    async read(caller: Caller, id: string): Promise<VersionedProperty> {
      const need = await store.findNeed(id);
      if (need === null) {
        const { announcement, version } = await announcements.readByProperty(caller, id);
        return { property: announcement.properties, version };
      }
      requireReach(caller, 'getProperty', need.userId);
      return { property: presentNeed(need, { isWhole: true }), version: need.version };
    },

    /** Everything that a user seeks or lets, oldest first. */
    async listOfUser(caller: Caller, userId: string): Promise<Property[]> {
      const needs = await needsOfUser(caller, userId);
      const listings = await announcements.listOfUser(caller, userId);
      return [...needs, ...listings.map((announcement) => announcement.properties)];
    },

    needsOfUser,

    /** A page of what anybody seeks or lets and is looked for; for the admin. */
    async listAll(caller: Caller, request: ListRequest<PropertySort>): Promise<Schemas['PropertyPage']> {
      const ids = await store.pageOfIds(request);
      const needs = await store.listNeeds(ids);
      const listings = await announcements.byProperties(caller, ids);
      const properties = new Map<string, Property>([
        ...needs.map((need) => [need.id, presentNeed(need, { isWhole: true })] as const),
        ...listings.map(({ properties: listing }) => [listing.id, listing] as const),
      ]);
      return {
        // What was deleted in between is left out.
        results: ids.flatMap((id) => properties.get(id) ?? []),
        entriesCount: await store.count(request.text),
        pageNumber: request.pageNumber,
      };
    },
  };
}

export type PropertyReadService = ReturnType<typeof propertyReadService>;
