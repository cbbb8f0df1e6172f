import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails, users } from '../db/schema.ts';
import type { Mail } from './mailTransport.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after each failure: together a little less than the 48 hours that a verification code works. */
const delays = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** Milliseconds. */
const longestDelay = Math.max(...delays);

/** How long to wait after that many attempts, in milliseconds; null to give up. */
export const delayAfter = (attempts: number): number | null => delays[attempts - 1] ?? null;

interface QueuedMail extends Mail {
  /** Not for users who have unsubscribed. */
  readonly isOptional: boolean;
  /** Whose alerts it belongs to; null for any other mail. */
  readonly alertedUserId: string | null;
  /** Whom it tells of interest; null for any other mail. */
  readonly interestReaderId: string | null;
  /** Whom it tells of messages; null for any other mail. */
  readonly messageReaderId: string | null;
  /** Whom it tells of changes; null for any other mail. */
  readonly changeReaderId: string | null;
}

export interface ClaimedMail extends QueuedMail {
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** What was sent or given up keeps no text: it may hold a code. */
const emptied = { text: '', html: '', unsubscribeUrl: null, invitation: null };

/** What seems to wait longer than `longestDelay` was written before the clock was put back. */
const isDue = (now: Date) =>
  or(
    lte(mails.nextAttemptAt, now),
    eq(mails.nextAttemptAt, mails.createdAt),
    gt(mails.nextAttemptAt, new Date(now.getTime() + longestDelay)),
  );

export const mailStore = (database: Database) => ({
  async insert(mail: QueuedMail): Promise<void> {
    await database.queries.insert(mails).values({ ...mail, nextAttemptAt: mail.createdAt });
  },

  /** Whether a mail goes to the address of a user who has unsubscribed from it, or from all. */
  async isUnwanted({ isOptional, recipient }: QueuedMail): Promise<boolean> {
    if (!isOptional) return false;
    const rows = await database.queries
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, recipient), users.unsubscribed));
    return rows.length > 0;
  },

  /** Takes the mail that is due for longest until `until`: what a dying worker leaves is taken by others. */
  async claim(now: Date, until: Date): Promise<ClaimedMail | null> {
    const due = database.queries
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, isDue(now)))
      .orderBy(mails.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await database.queries
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: until, lastError: null })
      // A scalar subquery runs once; `in` might run it, and lock, once a row.
      .where(sql`${mails.id} = (${due})`)
      .returning();
    return claimed ?? null;
  },

  async remove(id: string): Promise<void> {
    await database.queries.delete(mails).where(eq(mails.id, id));
  },

  async markSent(id: string, sentAt: Date): Promise<void> {
    await database.queries
      .update(mails)
      .set({ ...emptied, sentAt })
      .where(eq(mails.id, id));
  },

  async reschedule(id: string, nextAttemptAt: Date, lastError: string): Promise<void> {
    await database.queries.update(mails).set({ nextAttemptAt, lastError }).where(eq(mails.id, id));
  },

  async postpone(id: string, nextAttemptAt: Date): Promise<void> {
    await database.queries
      .update(mails)
      .set({ nextAttemptAt, attempts: sql`${mails.attempts} - 1` })
      .where(eq(mails.id, id));
  },

  async giveUp(id: string, lastError: string): Promise<void> {
    await database.queries
      .update(mails)
      .set({ ...emptied, lastError })
      .where(eq(mails.id, id));
  },

  /** Makes due what waits after a failure; what a worker is trying now stays its own. */
  async hurry(now: Date): Promise<void> {
    await database.queries
      .update(mails)
      .set({ nextAttemptAt: now })
      .where(and(isWaiting, isNotNull(mails.lastError)));
  },

  /** Forgets whom mails were sent to, and what was given up. */
  async deleteDoneBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(mails)
      .where(and(or(isNotNull(mails.sentAt), eq(mails.text, '')), lt(mails.createdAt, moment)));
  },
});

/** To be sent still: what was sent or given up keeps no text. */
export const isWaiting = and(isNull(mails.sentAt), ne(mails.text, ''));

/** Tried in vain for as long as mails are tried. */
export const isGivenUp = and(isNull(mails.sentAt), eq(mails.text, ''));
