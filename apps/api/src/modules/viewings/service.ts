import { threadState, type Side } from '@tilava/domain/conversation';
import { helsinkiDay } from '@tilava/domain/time';
import {
  bookableTimes,
  isProposable,
  placesLeft,
  publishedTimes,
  remindedBefore,
  viewingLimits,
  viewingSteps,
  type PublishedTime,
} from '@tilava/domain/viewing';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Call, Caller, Handlers, OperationId } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError, tooManyAttempts } from '../../http/problems.ts';
import type { FavoriteStore, Pair } from '../favorites/store.ts';
import { cursors, cutPage, isId, listName, within } from '../listQuery.ts';
import { requireReach } from '../permissions.ts';
import { conversationOf, sideOf } from '../threads/service.ts';
import type { ThreadRow } from '../threads/store.ts';
import { toRule } from './hours.ts';
import type { ViewingMails } from './mails.ts';
import type { BlockStore } from '../blocks.ts';
import type { ViewingStore } from './store.ts';
import { presentViewing, type ViewingRow } from './upcoming.ts';

type Schemas = components['schemas'];

interface ViewingParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: ViewingStore;
  readonly pairs: Pick<FavoriteStore, 'has' | 'lockAnnouncement'>;
  readonly mails: Pick<ViewingMails, 'notify'>;
  readonly blocks: Pick<BlockStore, 'isLockedBetween'>;
}

const day = 24 * 3_600_000;

const places = cursors({ at: within(4_102_444_800_000), id: isId });

export function viewingService({ store, pairs, mails, blocks, locks, clock }: ViewingParts) {
  /** A thread of the caller; anybody else's is not there. */
  async function findThread(caller: Caller, operation: OperationId, id: string): Promise<ThreadRow> {
    const thread = await store.findThread(id);
    const ownerId = sideOf(caller) === 'tenant' ? thread?.tenantId : thread?.landlordId;
    if (thread === null || ownerId === null || ownerId === undefined) throw notFound();
    requireReach(caller, operation, ownerId);
    return thread;
  }

  async function stateOf(thread: ThreadRow, pair: Pair, side: Side): Promise<Schemas['ThreadState']> {
    const isInterested = {
      tenant: await pairs.has('tenantInterests', pair),
      landlord: await pairs.has('landlordInterests', pair),
    };
    const { tenantId, landlordId } = thread;
    const isLocked =
      tenantId !== null &&
      landlordId !== null &&
      (await blocks.isLockedBetween(tenantId, landlordId, helsinkiDay(clock())));
    return threadState(conversationOf(thread, isInterested, isLocked), side);
  }

  /**
   * The thread in which the caller agrees on a viewing. Everything that is counted is counted under the lock of its
   * announcement (docs/adr/0039); interest is read under the thread's, which whoever withdraws it waits for.
   */
  async function lockOpen(caller: Caller, thread: ThreadRow) {
    const { tenantId, landlordId, announcementId } = thread;
    if (tenantId === null || landlordId === null || announcementId === null) throw closed();
    const pair = { tenantId, announcementId };
    if ((await locks.keepUser(caller, tenantId, landlordId)) === null) throw closed();
    const announcement = await pairs.lockAnnouncement(pair);
    const locked = await store.lockThread(thread.id);
    if (announcement === null || locked === null) throw closed();
    const state = await stateOf(locked, pair, sideOf(caller));
    if (state === 'closed') throw closed();
    if (state !== 'open') {
      throw new ProblemError(
        409,
        'answer_awaited',
        'You can agree on a viewing as soon as you’re both interested',
      );
    }
    if (!announcement.isActive) throw unavailable();
    const now = clock().getTime();
    const { total, oldest } = await store.changesSince(thread.id, new Date(now - day));
    if (total >= viewingLimits.changesPerDay) {
      throw tooManyAttempts((oldest?.getTime() ?? now) + day - now);
    }
    return { thread: locked, announcementId };
  }

  /** Refuses a time that somebody else has; what is agreed on outside of published hours is for one tenant. */
  async function requirePlace(
    { thread, announcementId }: { readonly thread: ThreadRow; readonly announcementId: string },
    time: PublishedTime,
  ): Promise<void> {
    const until = new Date(time.startsAt.getTime() + time.lengthMinutes * 60_000);
    const booked = await store.bookedOf(announcementId, thread.id, time.startsAt, until);
    if (placesLeft(time, booked) === 0) throw unavailable();
  }

  const rulesOf = async (announcementId: string) => (await store.hoursOf(announcementId)).map(toRule);

  /** The time that a tenant books by its start. */
  async function publishedAt(announcementId: string, startsAt: Date): Promise<PublishedTime> {
    const on = helsinkiDay(startsAt);
    const found = bookableTimes(await rulesOf(announcementId), clock(), { from: on, until: on }).find(
      (time) => time.startsAt.getTime() === startsAt.getTime(),
    );
    if (found === undefined) throw unavailable();
    return found;
  }

  /** A time that a landlord chooses, with as many places as are published for it. */
  async function chosenAt(
    announcementId: string,
    startsAt: Date,
    lengthMinutes: number,
  ): Promise<PublishedTime> {
    const on = helsinkiDay(startsAt);
    const published = publishedTimes(await rulesOf(announcementId), on, on).find(
      (time) => time.startsAt.getTime() === startsAt.getTime() && time.lengthMinutes === lengthMinutes,
    );
    return published ?? { startsAt, lengthMinutes, capacity: 1 };
  }

  async function timeFor(
    side: Side,
    announcementId: string,
    startsAt: Date,
    lengthMinutes: number | undefined,
  ): Promise<PublishedTime> {
    if (side === 'tenant') {
      if (lengthMinutes !== undefined) {
        throw invalidValue('Only a landlord can choose the length', '/body/lengthMinutes');
      }
      return publishedAt(announcementId, startsAt);
    }
    if (lengthMinutes === undefined) {
      throw invalidValue('Enter how long the viewing takes', '/body/lengthMinutes');
    }
    if (!isProposable(startsAt, clock())) {
      throw invalidValue('Select a time within the next year, in whole minutes', '/body/startsAt');
    }
    return chosenAt(announcementId, startsAt, lengthMinutes);
  }

  async function show(side: Side, id: string): Promise<Schemas['Viewing']> {
    const row = await store.show(side, id);
    if (row === null) throw notFound();
    return presentShown(side, row);
  }

  const timed = ({ startsAt, lengthMinutes }: PublishedTime, side: Side, now: Date) => ({
    startsAt,
    lengthMinutes,
    state: side === 'tenant' ? ('booked' as const) : ('proposed' as const),
    proposedBy: side,
    remindedAt: remindedOf({ startsAt }, now),
    updatedAt: now,
  });

  return {
    async times(
      caller: Caller,
      threadId: string,
      days: Call<'listViewingTimes'>['query'],
    ): Promise<Schemas['ViewingTimes']> {
      const thread = await findThread(caller, 'listViewingTimes', threadId);
      const { tenantId, announcementId } = thread;
      if (tenantId === null || announcementId === null) return { results: [] };
      const state = await stateOf(thread, { tenantId, announcementId }, sideOf(caller));
      if (state !== 'open' || !(await store.isPublic(announcementId))) return { results: [] };
      const now = clock();
      const horizon = new Date(now.getTime() + (viewingLimits.bookableDays + 1) * day);
      const booked = await store.bookedOf(announcementId, threadId, now, horizon);
      const results = bookableTimes(await rulesOf(announcementId), now, days).flatMap((time) => {
        const left = placesLeft(time, booked);
        const { startsAt, lengthMinutes } = time;
        return left === 0 ? [] : [{ startsAt: startsAt.toISOString(), lengthMinutes, placesLeft: left }];
      });
      return { results: results.slice(0, viewingLimits.times) };
    },

    /** Books a published time, or proposes one to the tenant. */
    async create(caller: Caller, creation: Schemas['ViewingCreation']): Promise<Schemas['Viewing']> {
      const side = sideOf(caller);
      const startsAt = momentOf(creation.startsAt);
      return store.transaction(async () => {
        const known = await findThread(caller, 'createViewing', creation.thread);
        const open = await lockOpen(caller, known);
        const now = clock();
        if (await store.hasUpcoming(known.id, now)) {
          throw new ProblemError(
            409,
            'viewing_exists',
            'You already have an upcoming viewing here; move or cancel that one',
          );
        }
        const time = await timeFor(side, open.announcementId, startsAt, creation.lengthMinutes);
        await requirePlace(open, time);
        const id = uuidv7();
        await store.insert({ id, threadId: known.id, ...timed(time, side, now), createdAt: now });
        await mails.notify(id, side === 'tenant' ? 'booked' : 'proposed');
        return show(side, id);
      });
    },

    async update(
      caller: Caller,
      id: string,
      { sequence, state, startsAt, lengthMinutes }: Schemas['ViewingChanges'],
    ): Promise<Schemas['Viewing']> {
      const side = sideOf(caller);
      if ((state === undefined) === (startsAt === undefined)) {
        throw invalidValue('Send either a new state or a new time', '/body/state');
      }
      if (startsAt === undefined && lengthMinutes !== undefined) {
        throw invalidValue('Send a new time with the length', '/body/lengthMinutes');
      }
      return store.transaction(async () => {
        const seen = await store.find(id);
        if (seen === null) throw notFound();
        const known = await findThread(caller, 'updateViewing', seen.threadId);
        const open = state === 'cancelled' ? null : await lockOpen(caller, known);
        if (open === null) await store.lockThread(known.id);
        const now = clock();
        const viewing = await store.lock(id);
        if (viewing === null) throw notFound();
        const steps = viewingSteps(viewing, side, now);
        const may =
          state === 'booked' ? steps.canAccept : state === 'cancelled' ? steps.canCancel : steps.canMove;
        if (viewing.sequence !== sequence || !may) {
          throw new ProblemError(409, 'viewing_changed', 'This viewing has changed since you saw it');
        }
        if (open === null) {
          await store.update(id, { state: 'cancelled', updatedAt: now });
          await mails.notify(id, 'cancelled');
        } else if (startsAt === undefined) {
          const { announcementId } = open;
          await requirePlace(open, await chosenAt(announcementId, viewing.startsAt, viewing.lengthMinutes));
          await store.update(id, { state: 'booked', remindedAt: remindedOf(viewing, now), updatedAt: now });
          await mails.notify(id, 'booked');
        } else {
          const length = side === 'landlord' ? (lengthMinutes ?? viewing.lengthMinutes) : lengthMinutes;
          const time = await timeFor(side, open.announcementId, momentOf(startsAt), length);
          await requirePlace(open, time);
          await store.update(id, timed(time, side, now));
          await mails.notify(id, side === 'tenant' ? 'moved' : 'proposed');
        }
        return show(side, id);
      });
    },

    async list(
      caller: Caller,
      userId: string,
      { cursor, limit = 50 }: Call<'listViewings'>['query'],
    ): Promise<Schemas['ViewingPage']> {
      requireReach(caller, 'listViewings', userId);
      const side = sideOf(caller);
      const name = listName(userId, 'viewings');
      const after = places.read(cursor, name);
      const found = await store.list(side, { userId, now: clock(), after, limit: limit + 1 });
      const { shown, last } = cutPage(found, limit);
      return {
        results: shown.map((row) => presentShown(side, row)),
        nextCursor:
          last === undefined
            ? null
            : places.write({ at: last.viewing.startsAt.getTime(), id: last.viewing.id }, name),
      };
    },
  };
}

/** No reminder is due where both are told of the time only now. */
const remindedOf = ({ startsAt }: Pick<ViewingRow, 'startsAt'>, now: Date): Date | null =>
  startsAt.getTime() - remindedBefore <= now.getTime() ? now : null;

type ViewingService = ReturnType<typeof viewingService>;

const closed = () =>
  new ProblemError(
    409,
    'thread_closed',
    'Nobody can agree on a viewing here any more, because interest was withdrawn or the premises are no longer available',
  );

const unavailable = () => new ProblemError(409, 'viewing_unavailable', 'This time isn’t available any more');

/** The format lets a leap second through, which no clock of the product knows. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalidValue('Enter a date and a time', '/body/startsAt');
  return moment;
}

const presentShown = (
  side: Side,
  { viewing, thread, otherName }: NonNullable<Awaited<ReturnType<ViewingStore['show']>>>,
) =>
  presentViewing(
    viewing,
    thread,
    (side === 'tenant' ? thread.landlordId : thread.tenantId) === null ? null : otherName,
  );

export const viewingHandlers = (
  viewings: ViewingService,
): Handlers<'listViewingTimes' | 'createViewing' | 'updateViewing' | 'listViewings'> => ({
  listViewingTimes: async ({ caller, path, query }) => ({
    status: 200,
    body: await viewings.times(caller, path.threadId, query),
  }),

  createViewing: async ({ caller, body, once }) => {
    const viewing = await once(() => viewings.create(caller, body));
    return { status: 201, body: viewing, location: `/threads/${viewing.thread}` };
  },

  updateViewing: async ({ caller, path, body, once }) => ({
    status: 200,
    body: await once(() => viewings.update(caller, path.viewingId, body)),
  }),

  listViewings: async ({ caller, path, query }) => ({
    status: 200,
    body: await viewings.list(caller, path.id, query),
  }),
});
