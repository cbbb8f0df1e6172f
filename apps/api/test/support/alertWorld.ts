import { residenceFlagOf, residenceFlags, type ResidenceType } from '@tilava/domain/enums';
import type { AlertSettings } from '@tilava/domain/alerts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { alertAdvisoryLock, findingMatches, findingStore } from '../../src/alerts/finding.ts';
import { currentAlertMail, mailingMatches } from '../../src/alerts/mailing.ts';
import { mailingStore, type FoundMatch } from '../../src/alerts/mailingStore.ts';
import type { WriteAlertMail } from '../../src/alerts/writeAlertMail.ts';
import type { Database } from '../../src/db/database.ts';
import { toMask } from '../../src/db/masks.ts';
import { announcements, mails, needs, residences, users } from '../../src/db/schema.ts';
import type { Caller } from '../../src/http/operations.ts';
import { mailOutbox } from '../../src/mail/mailOutbox.ts';
import { isWaiting } from '../../src/mail/mailStore.ts';
import type { MailTransport } from '../../src/mail/mailTransport.ts';
import { drainOutbox, type DrainResult } from '../../src/mail/mailWorker.ts';
import { alertService, alertStore } from '../../src/modules/alerts.ts';
import { userLocks } from '../../src/modules/locks.ts';
import { placeAt } from './parties.ts';

/** A need or an announcement, and whose it is; its property has the same id. */
export interface Side {
  readonly id: string;
  readonly userId: string;
}

/** What a mail of the test says instead of words: all that it names or counts, best first. */
export interface NotifiedMail {
  readonly pairs: readonly FoundMatch[];
}

/** A match without what else is known of it. */
export const onlyMatch = ({ alertId, needId, announcementId }: FoundMatch): FoundMatch => ({
  alertId,
  needId,
  announcementId,
});

/** Writes what a mail tells of as JSON. */
const writePairs: WriteAlertMail = async ({ matches }) => {
  const notified: NotifiedMail = { pairs: matches.map(onlyMatch) };
  return { subject: 'New', html: '-', text: JSON.stringify(notified) };
};

/** Tenants and landlords with alerts on a database, without a server; the clock is the test's. */
export function alertWorld(database: Database, clock: () => Date, writeMail: WriteAlertMail = writePairs) {
  const alertLock = alertAdvisoryLock(database);
  const store = findingStore(database);
  const mailStore = mailingStore(database);
  const service = alertService({
    store: alertStore(database),
    finding: store,
    mailing: mailStore,
    alertLock,
    locks: userLocks(database),
    clock,
  });
  const outbox = mailOutbox(database, clock);
  const publicUrl = 'https://tilava.example';
  const currentAlert = currentAlertMail({ store: mailStore, finding: store, writeMail, clock });

  const addUser = async (values: Partial<typeof users.$inferInsert>): Promise<string> => {
    const id = uuidv7();
    const account = {
      email: `${id}@tilava.example`,
      passwordHash: '',
      isLandlord: false,
      verifiedAt: clock(),
    };
    await database.queries.insert(users).values({ id, ...account, ...values });
    return id;
  };

  return {
    service,
    finding: findingMatches({ store, alertLock, clock }),
    mailing: mailingMatches({ store: mailStore, alertLock, outbox, writeMail, publicUrl, clock }),

    async addNeed(
      values: Partial<typeof needs.$inferInsert> = {},
      user: Partial<typeof users.$inferInsert> = {},
    ): Promise<Side> {
      const [id, userId] = [uuidv7(), values.userId ?? (await addUser(user))];
      await database.queries
        .insert(needs)
        .values({ id, ...placeAt(0), createdAt: clock(), ...values, userId });
      return { id, userId };
    },

    async addAnnouncement(values: Partial<typeof announcements.$inferInsert> = {}): Promise<Side> {
      const [id, residenceId] = [uuidv7(), uuidv7()];
      const userId = values.userId ?? (await addUser({ isLandlord: true }));
      await database.queries.insert(residences).values({ id: residenceId, userId });
      await database.queries.insert(announcements).values({
        id,
        propertyId: id,
        residenceId,
        ...typed('office'),
        floor: 1,
        size: 5_000,
        rent: 100_000,
        ...placeAt(0),
        ...values,
        userId,
      });
      return { id, userId };
    },

    choose: ({ id, userId }: Side, settings: Partial<AlertSettings>): Promise<AlertSettings> =>
      service.update(callerOf(userId), id, settings),

    /** The mails that wait, as they were left, oldest first. */
    async notified(): Promise<NotifiedMail[]> {
      const { queries } = database;
      const rows = await queries.select({ text: mails.text }).from(mails).where(isWaiting).orderBy(mails.id);
      return rows.map(({ text }) => JSON.parse(text) as NotifiedMail);
    },

    /** Tries to send all that waits. */
    drain: (transport: MailTransport): Promise<DrainResult> =>
      drainOutbox({ database, transport, clock, log: unheard, currentMail: currentAlert }),

    /** Does what the server does every hour. */
    async sweep(): Promise<void> {
      await outbox.sweep();
      await service.sweep();
    },

    async setPublic({ id }: Side, isActive: boolean): Promise<void> {
      await database.queries.update(announcements).set({ isActive }).where(eq(announcements.id, id));
    },
  };
}

/** The columns of a residence type. */
export const typed = (residenceType: ResidenceType) => {
  const flag = residenceFlagOf(residenceType);
  return { residenceType, residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]) };
};

/** Failures are the tests' own. */
const unheard = { warn: () => {}, error: () => {} };

const callerOf = (id: string): Caller => ({
  id,
  userId: id,
  isLandlord: false,
  isAdmin: false,
  bearer: new Uint8Array(),
  bearerExpiresAt: new Date(0),
  position: null,
  mustChangePassword: false,
  isSuspended: false,
  membership: null,
  hasColleagues: false,
  key: null,
});
