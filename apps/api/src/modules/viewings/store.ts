import type { Side } from '@tilava/domain/conversation';
import { remindedBefore, viewingLimits } from '@tilava/domain/viewing';
import { and, asc, eq, gt, inArray, isNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, threads, users, viewingHours, viewings } from '../../db/schema.ts';
import type { Locked, Pair } from '../favorites/store.ts';
import { columns, otherName, otherSideOf, otherUser, type ThreadRow } from '../threads/store.ts';
import { isNotCancelled, isUpcoming, type ViewingRow } from './upcoming.ts';

export type HoursRow = typeof viewingHours.$inferSelect;

export interface ViewingList {
  readonly userId: string;
  readonly now: Date;
  /** Where the list goes on: behind a viewing. */
  readonly after: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
}

interface UserPair {
  readonly between: readonly [string, string];
}

/** Of what viewings are cancelled. */
export type Cancelled = Locked | Pair | UserPair;

const isBetween = (pair: UserPair['between']) =>
  and(inArray(threads.tenantId, [...pair]), inArray(threads.landlordId, [...pair]));

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

export function viewingStore(database: Database) {
  const shown = (side: Side) =>
    database.queries
      .select({ viewing: viewings, thread: threads, otherName })
      .from(viewings)
      .innerJoin(threads, eq(threads.id, viewings.threadId))
      .leftJoin(otherUser, eq(otherUser.id, columns[otherSideOf(side)].user));

  return {
    transaction: database.transaction.bind(database),

    async findThread(id: string): Promise<ThreadRow | null> {
      const [row] = await database.queries.select().from(threads).where(eq(threads.id, id));
      return row ?? null;
    },

    /** Nobody else writes in the thread, or agrees on a viewing there, until the transaction ends. */
    async lockThread(id: string): Promise<ThreadRow | null> {
      const [row] = await database.queries
        .select()
        .from(threads)
        .where(eq(threads.id, id))
        .for('no key update');
      return row ?? null;
    },

    async find(id: string): Promise<ViewingRow | null> {
      const [row] = await database.queries.select().from(viewings).where(eq(viewings.id, id));
      return row ?? null;
    },

    /** Nobody else changes the viewing until the transaction ends. */
    async lock(id: string): Promise<ViewingRow | null> {
      const [row] = await database.queries.select().from(viewings).where(eq(viewings.id, id)).for('update');
      return row ?? null;
    },

    async show(side: Side, id: string) {
      const [row] = await shown(side).where(eq(viewings.id, id));
      return row ?? null;
    },

    list: (side: Side, { userId, now, after, limit }: ViewingList) =>
      shown(side)
        .where(
          and(
            eq(columns[side].user, userId),
            isUpcoming(now),
            after === null
              ? undefined
              : sql`(${viewings.startsAt}, ${viewings.id}) > (${at(new Date(after.at))}, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(viewings.startsAt), asc(viewings.id))
        .limit(limit),

    async hasUpcoming(threadId: string, now: Date): Promise<boolean> {
      const found = await database.queries
        .select({ id: viewings.id })
        .from(viewings)
        .where(and(eq(viewings.threadId, threadId), isUpcoming(now)))
        .limit(1);
      return found.length > 0;
    },

    /** The viewings of premises that are booked in other threads and may overlap a time between two moments. */
    bookedOf: (
      announcementId: string,
      exceptThread: string,
      from: Date,
      until: Date,
    ): Promise<ViewingRow[]> =>
      database.queries
        .select({ viewing: viewings })
        .from(viewings)
        .innerJoin(threads, eq(threads.id, viewings.threadId))
        .where(
          and(
            eq(threads.announcementId, announcementId),
            ne(viewings.threadId, exceptThread),
            eq(viewings.state, 'booked'),
            gt(viewings.startsAt, new Date(from.getTime() - viewingLimits.lengthMinutes.max * 60_000)),
            lt(viewings.startsAt, until),
          ),
        )
        .then((rows) => rows.map(({ viewing }) => viewing)),

    /** How often viewings of a thread were booked, proposed or moved since a moment. */
    async changesSince(threadId: string, since: Date) {
      const [row] = await database.queries
        .select({
          total: sql<number>`coalesce(sum(${viewings.sequence} + 1), 0)::int`,
          oldest: min(viewings.updatedAt),
        })
        .from(viewings)
        .where(and(eq(viewings.threadId, threadId), gt(viewings.updatedAt, since)));
      return row ?? { total: 0, oldest: null };
    },

    async insert(viewing: typeof viewings.$inferInsert): Promise<void> {
      await database.queries.insert(viewings).values(viewing);
    },

    async update(
      id: string,
      changes: Partial<typeof viewings.$inferInsert> & { readonly updatedAt: Date },
    ): Promise<void> {
      await database.queries
        .update(viewings)
        .set({ ...changes, sequence: sql`${viewings.sequence} + 1` })
        .where(eq(viewings.id, id));
    },

    /** Nobody agrees on a viewing in a thread of two users until the transaction ends. */
    async lockThreadsBetween(pair: UserPair['between']): Promise<void> {
      await database.queries
        .select({ id: threads.id })
        .from(threads)
        .where(isBetween(pair))
        .orderBy(asc(threads.id))
        .for('no key update');
    },

    /** Cancels what has not begun, of a pair, two users, an announcement or a user; the ids of what it cancelled. */
    async cancel(of: Cancelled, now: Date): Promise<string[]> {
      const which =
        'ofUser' in of
          ? or(eq(threads.tenantId, of.ofUser), eq(threads.landlordId, of.ofUser))
          : 'ofAnnouncement' in of
            ? eq(threads.announcementId, of.ofAnnouncement)
            : 'between' in of
              ? isBetween(of.between)
              : and(eq(threads.tenantId, of.tenantId), eq(threads.announcementId, of.announcementId));
      const ofThreads = database.queries.select({ id: threads.id }).from(threads).where(which);
      const cancelled = await database.queries
        .update(viewings)
        .set({ state: 'cancelled', sequence: sql`${viewings.sequence} + 1`, updatedAt: now })
        .where(and(inArray(viewings.threadId, ofThreads), isNotCancelled, gt(viewings.startsAt, now)))
        .returning({ id: viewings.id });
      return cancelled.map(({ id }) => id);
    },

    /** Takes a booked viewing that its sides are to be reminded of; another process takes another one. */
    async takeReminder(now: Date): Promise<string | null> {
      const due = database.queries
        .select({ id: viewings.id })
        .from(viewings)
        .where(
          and(
            eq(viewings.state, 'booked'),
            isNull(viewings.remindedAt),
            gt(viewings.startsAt, now),
            lte(viewings.startsAt, new Date(now.getTime() + remindedBefore)),
          ),
        )
        .orderBy(asc(viewings.startsAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await database.queries
        .update(viewings)
        .set({ remindedAt: now })
        // A scalar subquery runs once; `in` might run it, and lock, once a row.
        .where(sql`${viewings.id} = (${due})`)
        .returning({ id: viewings.id });
      return taken?.id ?? null;
    },

    /** A viewing with whom it concerns; null for a side whose account is gone. */
    async parties(id: string) {
      const tenants = alias(users, 'tenants');
      const landlords = alias(users, 'landlords');
      const [row] = await database.queries
        .select({
          viewing: viewings,
          subject: threads.subject,
          tenantId: threads.tenantId,
          landlordId: threads.landlordId,
          tenant: { email: tenants.email, language: tenants.language },
          landlord: { email: landlords.email, language: landlords.language },
        })
        .from(viewings)
        .innerJoin(threads, eq(threads.id, viewings.threadId))
        .leftJoin(tenants, eq(tenants.id, threads.tenantId))
        .leftJoin(landlords, eq(landlords.id, threads.landlordId))
        .where(eq(viewings.id, id));
      return row ?? null;
    },

    async isPublic(announcementId: string): Promise<boolean> {
      const [row] = await database.queries
        .select({ isActive: announcements.isActive })
        .from(announcements)
        .where(eq(announcements.id, announcementId));
      return row?.isActive === true;
    },

    hoursOf: (announcementId: string): Promise<HoursRow[]> =>
      database.queries
        .select()
        .from(viewingHours)
        .where(eq(viewingHours.announcementId, announcementId))
        .orderBy(asc(viewingHours.id)),

    async replaceHours(
      announcementId: string,
      rows: readonly (typeof viewingHours.$inferInsert)[],
    ): Promise<void> {
      await database.queries.delete(viewingHours).where(eq(viewingHours.announcementId, announcementId));
      if (rows.length > 0) await database.queries.insert(viewingHours).values([...rows]);
    },
  };
}

export type ViewingStore = ReturnType<typeof viewingStore>;
