import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Database } from '../../db/database.ts';
import { calendars, threads, users, viewings } from '../../db/schema.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import { calendarName, viewingEvent } from '../../mail/templates/viewingMail.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import { requireReach } from '../permissions.ts';
import { columns } from '../threads/store.ts';
import { calendarFeed, type Organizer } from './invitation.ts';

type Schemas = components['schemas'];

/** Milliseconds for which viewings stay in a subscribed calendar. */
const keptFor = 30 * 24 * 3_600_000;

/** More than anybody has; a program that subscribes gets all of it each time. */
const maxEvents = 1_000;

export const calendarStore = (database: Database) => ({
  async since(userId: string): Promise<Date | null> {
    const [row] = await database.queries
      .select({ createdAt: calendars.createdAt })
      .from(calendars)
      .where(eq(calendars.userId, userId));
    return row?.createdAt ?? null;
  },

  transaction: database.transaction.bind(database),

  async renew(userId: string, secretHash: Uint8Array, createdAt: Date): Promise<void> {
    await database.queries
      .insert(calendars)
      .values({ userId, secretHash, createdAt })
      .onConflictDoUpdate({ target: calendars.userId, set: { secretHash, createdAt } });
  },

  async remove(userId: string): Promise<void> {
    await database.queries.delete(calendars).where(eq(calendars.userId, userId));
  },

  async findOwner(secretHash: Uint8Array) {
    const [row] = await database.queries
      .select({ id: users.id, language: users.language, isLandlord: users.isLandlord })
      .from(calendars)
      .innerJoin(users, eq(users.id, calendars.userId))
      .where(eq(calendars.secretHash, secretHash));
    return row ?? null;
  },

  eventsOf: (side: Side, userId: string, since: Date) =>
    database.queries
      .select({ viewing: viewings, subject: threads.subject })
      .from(viewings)
      .innerJoin(threads, eq(threads.id, viewings.threadId))
      .where(
        and(eq(columns[side].user, userId), ne(viewings.state, 'cancelled'), gt(viewings.startsAt, since)),
      )
      .orderBy(asc(viewings.startsAt), asc(viewings.id))
      .limit(maxEvents),
});

interface CalendarParts extends Pick<Dependencies, 'locks' | 'clock' | 'site'> {
  readonly store: ReturnType<typeof calendarStore>;
  readonly organizer: Organizer;
}

export const calendarService = ({ store, organizer, locks, clock, site }: CalendarParts) => ({
  async read(caller: Caller, userId: string): Promise<Schemas['Calendar']> {
    requireReach(caller, 'getCalendar', userId);
    return { since: (await store.since(userId))?.toISOString() ?? null };
  },

  /** Makes an address; an earlier one ends. */
  async renew(caller: Caller, userId: string): Promise<Schemas['CalendarLink']> {
    requireReach(caller, 'renewCalendar', userId);
    const secret = newToken();
    const now = clock();
    await store.transaction(async () => {
      await locks.lockCaller(caller);
      await store.renew(userId, hashOf(secret), now);
    });
    return { address: `${site.publicUrl}/calendars/${secret}.ics`, since: now.toISOString() };
  },

  async revoke(caller: Caller, userId: string): Promise<void> {
    requireReach(caller, 'deleteCalendar', userId);
    await store.remove(userId);
  },

  /**
   * The calendar of whoever made the secret.
   *
   * @throws ProblemError 404 where nobody has made it, or it has ended
   */
  async feed(secret: string): Promise<string> {
    const owner = await store.findOwner(hashOf(secret));
    if (owner === null) throw notFound();
    const { id, language, isLandlord } = owner;
    const since = new Date(clock().getTime() - keptFor);
    const found = await store.eventsOf(isLandlord ? 'landlord' : 'tenant', id, since);
    const events = found.map(({ viewing, subject: address }) => ({
      viewing,
      text: viewingEvent({ ...site, language, address, ...viewing }),
    }));
    return calendarFeed(calendarName(language, site.productName), events, organizer);
  },
});

export const calendarHandlers = (
  service: ReturnType<typeof calendarService>,
): Handlers<'getCalendar' | 'renewCalendar' | 'deleteCalendar'> => ({
  getCalendar: async ({ caller, path }) => ({ status: 200, body: await service.read(caller, path.id) }),

  renewCalendar: async ({ caller, path }) => ({ status: 200, body: await service.renew(caller, path.id) }),

  deleteCalendar: async ({ caller, path }) => {
    await service.revoke(caller, path.id);
    return { status: 204 };
  },
});
