import type { components } from '@tilava/sdk/schema';
import { anonymousNumber, lastWholeWeeks } from '@tilava/domain/insights';
import { helsinkiDay } from '@tilava/domain/time';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers, Versioned } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError, requireVersion } from '../../http/problems.ts';
import type { AnnouncementEvents } from './announcementEvents.ts';
import { presentAnnouncement, publicAnnouncementCache } from './present.ts';
import type { AnnouncementStore, StoredAnnouncement } from './store.ts';
import { listingColumns } from './toRow.ts';
import type { lastChangesOf } from '../auditLog.ts';
import type { BlockStore } from '../blocks.ts';
import { assertNoRest, sent } from '../everyField.ts';
import { cursors, isId, isUnpaged, listName, readPage, type Page, type PageRequest } from '../listQuery.ts';
import type { Audience } from '../matchmaking/audience.ts';
import { chosenOf, may, ownerOf, requireReach } from '../permissions.ts';
import { refuseMoreThan, tooManyAnnouncements } from '../quotas.ts';
import type { CancelViewings } from '../viewings/mails.ts';
import type { upcomingCounts } from '../viewings/upcoming.ts';
import type { ViewStore } from '../viewCounter.ts';

type Schemas = components['schemas'];
type Announcement = Schemas['Announcement'];

const places = cursors({ id: isId });

/** `isInAudience` says who reads one besides its landlord and admins. */
export function announcementReadService(
  store: AnnouncementStore,
  viewStore: Pick<ViewStore, 'byWeek'>,
  isInAudience: Audience,
  blocks: Pick<BlockStore, 'hiddenFrom'>,
  upcomingOf: ReturnType<typeof upcomingCounts>,
  lastChanges: ReturnType<typeof lastChangesOf>,
  clock: () => Date,
) {
  const publicOf = publicAnnouncementCache(store);

  /** Openings in the last whole weeks, by announcement id: the sum of the weeks whose number may be told. */
  async function viewsOf(ids: readonly string[]): Promise<Map<string, number>> {
    const mondays = lastWholeWeeks(helsinkiDay(clock()));
    const views = new Map<string, number>();
    for (const { announcementId, monday, ...group } of await viewStore.byWeek(ids)) {
      const count = mondays.includes(monday) ? anonymousNumber(group) : null;
      if (count !== null) views.set(announcementId, (views.get(announcementId) ?? 0) + count);
    }
    return views;
  }

  /** Presents each announcement with as much as the caller may see of it. */
  async function present(caller: Caller, found: readonly StoredAnnouncement[]): Promise<Announcement[]> {
    const own = found.filter(({ userId }) => may(caller, 'getAnnouncement', userId)).map(({ id }) => id);
    const tellsChanges = caller.isAdmin || caller.hasColleagues;
    const [pictures, interested, views, upcoming, changes] = await Promise.all([
      store.picturesOf(found.map(({ residenceId }) => residenceId)),
      store.interestedIn(own),
      viewsOf(own),
      upcomingOf(own, clock()),
      lastChanges(tellsChanges ? own : []),
    ]);
    return found.map((row) =>
      presentAnnouncement(row, {
        files: pictures.get(row.residenceId) ?? [],
        interested: interested.get(row.id) ?? [],
        views: views.get(row.id) ?? null,
        upcoming: upcoming.get(row.id),
        lastChange: changes.get(row.id),
        isWhole: may(caller, 'getAnnouncement', row.userId),
      }),
    );
  }

  /** Presents one that may be missing; one that is not for the caller is as good as missing. */
  async function presentVisible(
    caller: Caller,
    row: StoredAnnouncement | null,
  ): Promise<Versioned<Announcement>> {
    if (row === null) throw notFound();
    if (!(await isInAudience(caller, row))) requireReach(caller, 'getAnnouncement', row.userId);
    const [announcement] = await present(caller, [row]);
    if (announcement === undefined) throw notFound();
    return { body: announcement, version: row.version };
  }

  async function pageOfUser(
    caller: Caller,
    userId: string,
    after: string | null,
    most: number,
  ): Promise<Announcement[]> {
    requireReach(caller, 'listAnnouncementsOfUser', userId);
    return present(caller, await store.pageOf(userId, after, most, chosenOf(caller)));
  }

  return {
    present,

    read: async (caller: Caller, id: string): Promise<Versioned<Announcement>> =>
      presentVisible(caller, await store.find(id)),

    readByProperty: async (caller: Caller, propertyId: string): Promise<Versioned<Announcement>> =>
      presentVisible(caller, await store.findByProperty(propertyId)),

    /** Public and hidden ones of a landlord, oldest first, or a page of them. */
    async listOfUser(caller: Caller, userId: string, page: PageRequest = {}): Promise<Page<Announcement>> {
      requireReach(caller, 'listAnnouncementsOfUser', userId);
      if (!isUnpaged(page)) {
        return readPage(
          places,
          listName(userId, 'announcements'),
          page,
          (after, most) => pageOfUser(caller, userId, after?.id ?? null, most),
          ({ id }) => ({ id }),
        );
      }
      return { body: await present(caller, await store.listOf(userId, chosenOf(caller))) };
    },

    /** So many of those, by id, behind another one. */
    pageOfUser,

    byProperties: async (caller: Caller, propertyIds: readonly string[]): Promise<Announcement[]> =>
      present(caller, await store.listByProperties(propertyIds)),

    /** By id, with what the caller may see of them; see `publicAnnouncementCache` for their revisions. */
    async byIds(
      caller: Caller,
      ids: readonly string[],
      revisions: Promise<ReadonlyMap<string, string>>,
    ): Promise<Map<string, Announcement>> {
      const open = await publicOf(ids, revisions);
      const own = [...open].filter(([, { userId }]) => may(caller, 'getAnnouncement', userId));
      const whole = await present(caller, await store.listByIds(own.map(([id]) => id)));
      return new Map([
        ...[...open].map(([id, { announcement }]) => [id, announcement] as const),
        ...whole.map((announcement) => [announcement.id, announcement] as const),
      ]);
    },

    async visibleByIds(caller: Caller, ids: readonly string[]): Promise<Map<string, Announcement>> {
      const found = await store.listByIds(ids);
      const hidden = await blocks.hiddenFrom(caller.id);
      const visible = found.filter(
        ({ isActive, userId }) => (isActive && !hidden.has(userId)) || may(caller, 'getAnnouncement', userId),
      );
      const presented = await present(caller, visible);
      return new Map(presented.map((announcement) => [announcement.id, announcement]));
    },
  };
}

export type AnnouncementReadService = ReturnType<typeof announcementReadService>;

/** Tells both sides of each thread about an announcement that something has changed. */
export type NotifyThreads = (announcementId: string) => Promise<void>;

interface AnnouncementWriteParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock'> {
  readonly writes: AnnouncementStore;
  readonly announcements: AnnouncementReadService;
  readonly maxAnnouncements: number;
  readonly cancelViewings: CancelViewings;
  readonly notifyThreads: NotifyThreads;
  /** Whether an admin keeps it from being public because of a report. */
  readonly isWithheld: (id: string) => Promise<boolean>;
  readonly announcementEvents: Pick<AnnouncementEvents, 'written'>;
}

/** What no new announcement has yet. */
export const unpublished = {
  letFrom: null,
  reference: null,
  publicPage: 'none',
  hadPublicPage: false,
} as const;

/** Who can open the public page, as it is sent, and that it was there once: its address answers 410 from then on. */
export function publicPageColumns(
  page: Schemas['PublicPage'] | undefined,
  row: Pick<StoredAnnouncement, 'publicPage' | 'hadPublicPage'>,
): Pick<StoredAnnouncement, 'publicPage' | 'hadPublicPage'> {
  const publicPage = sent(page, row.publicPage);
  return { publicPage, hadPublicPage: row.hadPublicPage || publicPage !== 'none' };
}

async function refuseTaken(
  writes: AnnouncementStore,
  { id, userId }: StoredAnnouncement,
  reference: string,
): Promise<void> {
  const other = (await writes.findByReferences(userId, [reference])).get(reference);
  if (other === undefined || other.id === id) return;
  throw new ProblemError(409, 'reference_taken', 'Another of your announcements has this reference');
}

export const announcementWriteService = ({
  writes,
  announcements,
  locks,
  audit,
  maxAnnouncements,
  cancelViewings,
  notifyThreads,
  isWithheld,
  announcementEvents,
  clock,
}: AnnouncementWriteParts) => ({
  create: (
    caller: Caller,
    residenceId: string,
    body: Schemas['AnnouncementCreation'],
  ): Promise<Announcement> =>
    writes.transaction(async () => {
      const owner = ownerOf(caller, body.ownerId);
      const { userId, houseType } = await locks.lockOwned(caller, 'createAnnouncement', () =>
        writes.findResidence(residenceId),
      );
      if (body.ownerId !== undefined && owner !== userId) {
        throw invalidValue('The residence belongs to another user', '/body/ownerId');
      }
      if (await writes.isShown(residenceId)) {
        throw invalidValue('This residence already has an announcement', '/path/residenceId');
      }
      if (body.residenceType !== houseType) {
        throw invalidValue(`The residence has a different type: ${houseType}`, '/body/residenceType');
      }
      refuseMoreThan(maxAnnouncements, await writes.countOf(userId), tooManyAnnouncements);
      const createdAt = clock();
      const row = {
        ...listingColumns(body),
        id: uuidv7(),
        propertyId: uuidv7(),
        userId,
        residenceId,
        ...unpublished,
        isActive: true,
        createdAt,
        updatedAt: createdAt,
        version: 1,
      };
      await writes.insert(row);
      await announcementEvents.written([{ before: null, after: row, changes: [] }]);
      await audit.record(caller, 'createAnnouncement', row.id);
      return (await announcements.read(caller, row.id)).body;
    }),

  update: (
    caller: Caller,
    id: string,
    changes: Schemas['AnnouncementChanges'],
    ifMatch: number | null,
  ): Promise<Versioned<Announcement>> =>
    writes.transaction(async () => {
      const { isActive: wanted, letFrom: sentLetFrom, reference: named, publicPage: page, ...rest } = changes;
      assertNoRest(rest);
      if (wanted !== false && typeof sentLetFrom === 'string') {
        throw invalidValue('Premises that are let can’t be public', '/body/letFrom');
      }
      const row = await locks.lockOwned(caller, 'updateAnnouncement', () => writes.find(id));
      requireVersion(ifMatch, row.version);
      const isActive = sent(wanted, row.isActive);
      const letFrom = isActive ? null : sent(sentLetFrom, row.letFrom);
      const reference = sent(named, row.reference, (name) => name?.normalize('NFC') ?? null);
      if (reference !== null && reference !== row.reference) await refuseTaken(writes, row, reference);
      const changed = { ...row, ...publicPageColumns(page, row), isActive, letFrom, reference };
      const fields = (['isActive', 'letFrom', 'reference', 'publicPage'] as const).filter(
        (field) => changed[field] !== row[field],
      );
      if (fields.length > 0) {
        if (isActive && !row.isActive && !caller.isAdmin && (await isWithheld(id)))
          throw announcementWithheld();
        await writes.update(changed);
        await announcementEvents.written([{ before: row, after: changed, changes: fields }]);
        if (!isActive) await cancelViewings({ ofAnnouncement: id });
        if ((letFrom === null) !== (row.letFrom === null)) await notifyThreads(id);
        await audit.record(caller, 'updateAnnouncement', id, fields);
      }
      return announcements.read(caller, id);
    }),
});

export const announcementWithheld = () =>
  new ProblemError(
    409,
    'announcement_withheld',
    'An admin has hidden this announcement; you can appeal the decision',
  );

type AnnouncementWriteService = ReturnType<typeof announcementWriteService>;

export const announcementHandlers = (
  announcements: AnnouncementReadService,
  writing: AnnouncementWriteService,
): Handlers<'getAnnouncement' | 'listAnnouncementsOfUser' | 'createAnnouncement' | 'updateAnnouncement'> => ({
  getAnnouncement: async ({ caller, path }) => ({
    status: 200,
    ...(await announcements.read(caller, path.id)),
  }),

  listAnnouncementsOfUser: async ({ caller, path, query }) => ({
    status: 200,
    ...(await announcements.listOfUser(caller, path.id, query)),
  }),

  createAnnouncement: async ({ caller, path, body, once }) => {
    const announcement = await once(() => writing.create(caller, path.residenceId, body));
    return { status: 201, body: announcement, version: 1, location: `/announcement/${announcement.id}` };
  },

  updateAnnouncement: async ({ caller, path, body, ifMatch }) => ({
    status: 200,
    ...(await writing.update(caller, path.id, body, ifMatch)),
  }),
});
