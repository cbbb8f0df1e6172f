import { type AlertSettings, firstAlerts, knownUpTo } from '@tilava/domain/alerts';
import type { components } from '@tilava/sdk/schema';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { alertAdvisoryLock, FindingStore } from '../alerts/finding.ts';
import type { MailingStore } from '../alerts/mailingStore.ts';
import type { Database } from '../db/database.ts';
import { alertCodes, alertMatches, alerts, announcements, needs, users } from '../db/schema.ts';
import type { Caller, Handlers } from '../http/operations.ts';
import { notFound } from '../http/problems.ts';
import { hashOf } from './bearers/secrets.ts';
import { assertNoRest } from './everyField.ts';
import type { UserLocks } from './locks.ts';
import { requireReach } from './permissions.ts';

export const alertHandlers = (
  service: AlertService,
): Handlers<'getAlerts' | 'updateAlerts' | 'createUnsubscription'> => ({
  getAlerts: async ({ caller, path }) => ({ status: 200, body: await service.read(caller, path.id) }),

  updateAlerts: async ({ caller, path, body }) => ({
    status: 200,
    body: await service.update(caller, path.id, body),
  }),

  createUnsubscription: async ({ path }) => {
    await service.unsubscribe(path.code);
    return { status: 204 };
  },
});

type Schemas = components['schemas'];

interface AlertParts {
  readonly store: AlertStore;
  readonly finding: Pick<FindingStore, 'noteChange' | 'noteKnown' | 'schedule'>;
  readonly mailing: Pick<MailingStore, 'moveCountedToKnown'>;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly locks: Pick<UserLocks, 'lockOwned'>;
  readonly clock: () => Date;
}

export const alertService = ({ store, finding, mailing, alertLock, locks, clock }: AlertParts) => ({
  async read(caller: Caller, propertyId: string): Promise<AlertSettings> {
    const subject = await store.findSubject(propertyId);
    if (subject === null) throw notFound();
    requireReach(caller, 'getAlerts', subject.userId);
    return (await store.find(subject.id)) ?? firstAlerts;
  },

  /** What is in the list already is nothing new by a change: it is taken for known; see `knownUpTo`. */
  update: (
    caller: Caller,
    propertyId: string,
    { frequency, threshold, ...rest }: Schemas['AlertChanges'],
  ): Promise<AlertSettings> =>
    store.transaction(async () => {
      assertNoRest(rest);
      await alertLock.acquire();
      const subject = await locks.lockOwned(caller, 'updateAlerts', () => store.findSubject(propertyId));
      const before = (await store.find(subject.id)) ?? firstAlerts;
      const after = {
        frequency: frequency ?? before.frequency,
        threshold: threshold ?? before.threshold,
      };
      const now = clock();
      await store.save(subject, after);
      const upTo = knownUpTo(before, after);
      if (upTo !== null) await finding.noteKnown(subject.id, upTo, now);
      if (after.frequency === 'never') await store.forgetWaiting([subject.id]);
      // Whoever publishes something at this very moment sees neither these settings nor is seen here.
      else await finding.noteChange(subject.id);
      await finding.schedule([subject.id], now);
      return after;
    }),

  /** Ends the alerts that a mail's link belongs to, or mails of interest, messages or changes; ended ones stay so. */
  async unsubscribe(code: string): Promise<void> {
    const found = await store.findByCode(hashOf(code));
    // Before the lock: however many unknown codes are sent, nobody waits for them.
    if (found === null) throw notFound();
    const { userId, alertIds: ids, isOfMessages, isOfChanges } = found;
    if (isOfChanges) return store.endMails(userId, { changeMails: false });
    if (ids.length === 0) {
      return store.endMails(userId, isOfMessages ? { messageMails: 'never' } : { interestMails: 'never' });
    }
    await store.transaction(async () => {
      await alertLock.acquire();
      await store.end(ids);
      await store.forgetWaiting(ids);
    });
  },

  /** Forgets codes of mails that are a year old, and of what mails counted a week ago all but that it is known. */
  async sweep(): Promise<void> {
    await store.deleteCodesBefore(new Date(clock().getTime() - 365 * 24 * 3_600_000));
    await store.transaction(async () => {
      await alertLock.acquire();
      await mailing.moveCountedToKnown();
    });
  },
});

type AlertService = ReturnType<typeof alertService>;

interface AlertSubject {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'need' | 'announcement';
}

export const alertStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** By the need's id, or the id of the listing that an announcement shows. */
  async findSubject(propertyId: string): Promise<AlertSubject | null> {
    const [need] = await database.queries
      .select({ id: needs.id, userId: needs.userId })
      .from(needs)
      .where(eq(needs.id, propertyId));
    if (need !== undefined) return { ...need, kind: 'need' };
    const [announcement] = await database.queries
      .select({ id: announcements.id, userId: announcements.userId })
      .from(announcements)
      .where(eq(announcements.propertyId, propertyId));
    return announcement === undefined ? null : { ...announcement, kind: 'announcement' };
  },

  /** Null where nothing was chosen yet. */
  async find(id: string): Promise<AlertSettings | null> {
    const [row] = await database.queries
      .select({ frequency: alerts.frequency, threshold: alerts.threshold })
      .from(alerts)
      .where(eq(alerts.id, id));
    return row ?? null;
  },

  async save({ id, userId, kind }: AlertSubject, settings: AlertSettings): Promise<void> {
    const subject = kind === 'need' ? { needId: id } : { announcementId: id };
    const changes = { ...settings, nextMailAt: null };
    await database.queries
      .insert(alerts)
      .values({ id, userId, ...subject, ...changes })
      .onConflictDoUpdate({ target: alerts.id, set: changes });
  },

  async findByCode(
    codeHash: Uint8Array,
  ): Promise<Pick<
    typeof alertCodes.$inferSelect,
    'userId' | 'alertIds' | 'isOfMessages' | 'isOfChanges'
  > | null> {
    const [row] = await database.queries
      .select({
        userId: alertCodes.userId,
        alertIds: alertCodes.alertIds,
        isOfMessages: alertCodes.isOfMessages,
        isOfChanges: alertCodes.isOfChanges,
      })
      .from(alertCodes)
      .where(eq(alertCodes.codeHash, codeHash));
    return row ?? null;
  },

  async endMails(
    userId: string,
    setting: Partial<Pick<typeof users.$inferInsert, 'interestMails' | 'messageMails' | 'changeMails'>>,
  ): Promise<void> {
    await database.queries
      .update(users)
      .set({ ...setting, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
  },

  async end(ids: readonly string[]): Promise<void> {
    await database.queries
      .update(alerts)
      .set({ frequency: 'never', nextMailAt: null })
      .where(inArray(alerts.id, [...ids]));
  },

  async forgetWaiting(ids: readonly string[]): Promise<void> {
    await database.queries
      .delete(alertMatches)
      .where(and(inArray(alertMatches.alertId, [...ids]), isNull(alertMatches.notifiedAt)));
  },

  async deleteCodesBefore(moment: Date): Promise<void> {
    await database.queries.delete(alertCodes).where(lt(alertCodes.createdAt, moment));
  },
});

type AlertStore = ReturnType<typeof alertStore>;
