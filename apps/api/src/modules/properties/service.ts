import { maxNeeds } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers, Versioned } from '../../http/operations.ts';
import { contractSchema } from '../../http/validation.ts';
import { ProblemError, requireVersion } from '../../http/problems.ts';
import { type AnnouncementEvents, changesOf } from '../announcements/announcementEvents.ts';
import type { AnnouncementReadService, NotifyThreads } from '../announcements/service.ts';
import type { AnnouncementStore } from '../announcements/store.ts';
import { listingColumns } from '../announcements/toRow.ts';
import {
  areIds,
  cursorInvalid,
  cursors,
  cutPage,
  isUnpaged,
  listName,
  type ListRequest,
  type Page,
  type PageRequest,
} from '../listQuery.ts';
import { requireReach } from '../permissions.ts';
import type { CancelViewings } from '../viewings/mails.ts';
import { needColumns } from './needRow.ts';
import { presentNeed } from './present.ts';
import type { NeedRow, PropertySort, PropertyStore } from './store.ts';
import type { ViewCounter } from '../viewCounter.ts';

type Schemas = components['schemas'];
type Property = Schemas['Property'];

const listingOf = ({ body, version }: Versioned<Schemas['Announcement']>): Versioned<Property> => ({
  body: body.properties,
  version,
});

/** A page of needs begins behind those that were on the ones before: their order and their numbers may change in between. */
const places = cursors({ known: areIds });

export function propertyReadService(store: PropertyStore, announcements: AnnouncementReadService) {
  async function needsOfUser(caller: Caller, userId: string): Promise<Schemas['Need'][]> {
    requireReach(caller, 'listPropertiesOfUser', userId);
    const needs = await store.listNeedsOf(userId);
    return needs.map((need) => presentNeed(need, { isWhole: true }));
  }

  return {
    /** A need of one's own, or a listing whose announcement may be seen. */
    async read(caller: Caller, id: string): Promise<Versioned<Property>> {
      const need = await store.findNeed(id);
      if (need === null) {
        return listingOf(await announcements.readByProperty(caller, id));
      }
      requireReach(caller, 'getProperty', need.userId);
      return { body: presentNeed(need, { isWhole: true }), version: need.version };
    },

    /** Everything that a user seeks, in the user's order, or lets, oldest first; or a page of it. */
    async listOfUser(caller: Caller, userId: string, page: PageRequest): Promise<Page<Property>> {
      const needs = await needsOfUser(caller, userId);
      const list = listName(userId, 'needs');
      const known = places.find(page.cursor, list)?.known;
      if (needs.length === 0 && known === undefined) {
        const { body, nextCursor } = await announcements.listOfUser(caller, userId, page);
        return { body: body.map(({ properties }) => properties), nextCursor };
      }
      if (isUnpaged(page)) return { body: needs };
      if (page.cursor !== undefined && known === undefined) throw cursorInvalid();
      const isKnown = ({ id }: Schemas['Need']) => known?.includes(id) === true;
      const rest = needs.filter((need) => !isKnown(need));
      const { shown, last } = cutPage(rest, page.limit ?? maxNeeds);
      if (last === undefined) return { body: shown };
      const read = [...needs.filter(isKnown), ...shown].map(({ id }) => id);
      return { body: shown, nextCursor: places.write({ known: read }, list) };
    },

    needsOfUser,

    /** A page of what anybody seeks or lets and is looked for; for the admin. */
    async listAll(caller: Caller, request: ListRequest<PropertySort>): Promise<Schemas['PropertyPage']> {
      const page = await store.page(request);
      const ids = page.map(({ id }) => id);
      const needs = await store.listNeeds(ids);
      const listings = await announcements.byProperties(caller, ids);
      const properties = new Map<string, Property>([
        ...needs.map((need) => [need.id, presentNeed(need, { isWhole: true })] as const),
        ...listings.map(({ properties: listing }) => [listing.id, listing] as const),
      ]);
      // What was deleted in between is left out.
      const present = page.filter(({ id }) => properties.has(id));
      return {
        results: present.flatMap(({ id }) => properties.get(id) ?? []),
        records: present.map(({ id, createdAt, ownerId, ownerEmail }) => ({
          id,
          createdAt: createdAt.toISOString(),
          owner: { id: ownerId, name: ownerEmail },
        })),
        entriesCount: await store.count(request.text),
        pageNumber: request.pageNumber,
      };
    },
  };
}

export type PropertyReadService = ReturnType<typeof propertyReadService>;

type PropertyChanges = Schemas['PropertyChanges'];

interface PropertyWriteParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'pictures'> {
  readonly store: PropertyStore;
  readonly writes: AnnouncementStore;
  readonly announcements: AnnouncementReadService;
  readonly cancelViewings: CancelViewings;
  readonly notifyThreads: NotifyThreads;
  readonly announcementEvents: Pick<AnnouncementEvents, 'written' | 'deleted'>;
}

export function propertyWriteService(parts: PropertyWriteParts) {
  const { store, writes, announcements, locks, pictures, audit, clock, cancelViewings, notifyThreads } =
    parts;
  const { announcementEvents } = parts;
  // The contract takes either kind of changes; which kind it has to be, only the property tells.
  const asNeedChanges = contractSchema('NeedChanges');
  const asListingChanges = contractSchema('ListingChanges');

  async function updateNeed(
    caller: Caller,
    id: string,
    body: PropertyChanges,
    ifMatch: number | null,
  ): Promise<Versioned<Property>> {
    const need = await locks.lockOwned(caller, 'updateProperty', () => store.findNeed(id));
    requireVersion(ifMatch, need.version);
    const changes = asNeedChanges(body);
    const row = { ...need, ...needColumns(changes, '/body', need) };
    const { position } = changes;
    const moved = position === undefined ? row : { ...row, position: await makeWay(row, position) };
    const changed = await store.updateNeed(moved);
    return { body: presentNeed(changed, { isWhole: true }), version: changed.version };
  }

  /** Has the others make way; answers the place that the need gets, which is the last one at the most. */
  async function makeWay({ id, userId }: Pick<NeedRow, 'id' | 'userId'>, position: number): Promise<number> {
    const others = (await store.listNeedsOf(userId)).filter((need) => need.id !== id);
    const place = Math.min(position, others.length + 1);
    await store.renumber(others.slice(0, place - 1));
    await store.renumber(others.slice(place - 1), place + 1);
    return place;
  }

  async function updateListing(
    caller: Caller,
    id: string,
    body: PropertyChanges,
    ifMatch: number | null,
  ): Promise<Versioned<Property>> {
    const row = await locks.lockOwned(caller, 'updateProperty', () => writes.findByProperty(id));
    requireVersion(ifMatch, row.version);
    const changed = { ...row, ...listingColumns(asListingChanges(body), row) };
    await writes.update(changed);
    await announcementEvents.written([{ before: row, after: changed, changes: changesOf(row, changed) }]);
    if (changed.residenceType !== row.residenceType) await writes.touchResidence(row.residenceId);
    return listingOf(await announcements.read(caller, row.id));
  }

  /** Deletes the rows; answers the keys of pictures that are shown no more. */
  async function remove(caller: Caller, id: string): Promise<string[]> {
    if ((await store.findNeed(id)) !== null) {
      const need = await locks.lockOwned(caller, 'deleteProperty', () => store.findNeed(id));
      await store.removeNeed(id);
      await store.renumber(await store.listNeedsOf(need.userId));
      return [];
    }
    const row = await locks.lockOwned(caller, 'deleteProperty', () => writes.findByProperty(id));
    await cancelViewings({ ofAnnouncement: row.id });
    await notifyThreads(row.id);
    await announcementEvents.deleted(row);
    return writes.remove(row);
  }

  return {
    /**
     * Says what a tenant seeks, besides what is sought already.
     *
     * @throws ProblemError 400 for what breaks a rule, 409 where the tenant has as many needs as there may be
     */
    create: (caller: Caller, body: Schemas['NeedCreation']): Promise<Schemas['Need']> =>
      store.transaction(async () => {
        const columns = needColumns(body, '/body');
        await locks.lockCaller(caller);
        const { length: needCount } = await store.listNeedsOf(caller.id);
        if (needCount >= maxNeeds) throw tooManyNeeds();
        const own = { id: uuidv7(), userId: caller.id };
        const position = await makeWay(own, body.position ?? maxNeeds);
        const createdAt = clock();
        const made = { ...own, position, createdAt, updatedAt: createdAt, version: 1 };
        return presentNeed(await store.insertNeed({ ...columns, ...made }), { isWhole: true });
      }),

    update: (
      caller: Caller,
      id: string,
      body: PropertyChanges,
      ifMatch: number | null,
    ): Promise<Versioned<Property>> =>
      store.transaction(async () => {
        const update = (await store.findNeed(id)) === null ? updateListing : updateNeed;
        const changed = await update(caller, id, body, ifMatch);
        await audit.record(caller, 'updateProperty', id, Object.keys(body));
        return changed;
      }),

    /** Deletes a need, or a listing with its announcement, its residence and its pictures. */
    async delete(caller: Caller, id: string): Promise<void> {
      const keys = await store.transaction(async () => {
        const shown = await remove(caller, id);
        await audit.record(caller, 'deleteProperty', id);
        return shown;
      });
      await pictures.discard(keys);
    },
  };
}

type PropertyWriteService = ReturnType<typeof propertyWriteService>;

const tooManyNeeds = () =>
  new ProblemError(409, 'too_many_needs', `You already have ${maxNeeds} needs; delete one first`);

export const propertyHandlers = (
  properties: PropertyReadService,
  writing: PropertyWriteService,
  views: Pick<ViewCounter, 'countReading'>,
): Handlers<
  | 'getProperty'
  | 'listPropertiesOfUser'
  | 'listProperties'
  | 'createProperty'
  | 'updateProperty'
  | 'deleteProperty'
> => ({
  getProperty: async ({ caller, path }) => {
    const property = await properties.read(caller, path.id);
    await views.countReading(caller, property.body);
    return { status: 200, ...property };
  },

  listPropertiesOfUser: async ({ caller, path, query }) => ({
    status: 200,
    ...(await properties.listOfUser(caller, path.id, query)),
  }),

  listProperties: async ({ caller, query }) => {
    const { pageNumber = 1, entriesPerPage = 10, text, sort = 'createdAt', direction = 'ascending' } = query;
    const request = { pageNumber, entriesPerPage, text, sort, direction };
    return { status: 200, body: await properties.listAll(caller, request) };
  },

  createProperty: async ({ caller, body, once }) => {
    const property = await once(() => writing.create(caller, body));
    return { status: 201, body: property, version: 1, location: `/properties/${property.id}` };
  },

  updateProperty: async ({ caller, path, body, ifMatch }) => ({
    status: 200,
    ...(await writing.update(caller, path.id, body, ifMatch)),
  }),

  deleteProperty: async ({ caller, path }) => {
    await writing.delete(caller, path.id);
    return { status: 204 };
  },
});
