import { setTimeout } from 'node:timers/promises';
import { en } from '@tilava/domain/texts/en';
import { and, eq, gt, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { temporaryPasswords, users } from '../db/schema.ts';
import type { Handlers } from '../http/operations.ts';
import { mailLimitStart, type MailOutbox, mayMailAgain } from '../mail/mailOutbox.ts';
import type { MailSite } from '../mail/mailSite.ts';
import { temporaryPasswordMail } from '../mail/templates/accountMails.ts';
import { hashPassword, newTemporaryPassword, writeTemporaryPassword } from './bearers/secrets.ts';
import type { UserLocks } from './locks.ts';

export const passwordResetHandlers = (resets: PasswordResetWriteService): Handlers<'sendPasswordReset'> => ({
  sendPasswordReset: async ({ body }) => {
    await resets.send(body.email);
    return { status: 200, body: { message: en.request.passwordReset } };
  },
});

const worksFor = 30 * 60_000;

/** Milliseconds: longer than finding nobody or writing a mail, so that the time does not tell known emails. */
const answerAfter = 200;

interface PasswordResetParts {
  readonly store: PasswordResetWriteStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly locks: Pick<UserLocks, 'lockUser'>;
  readonly site: MailSite;
  readonly clock: () => Date;
}

export function passwordResetWriteService(parts: PasswordResetParts) {
  const { store, outbox, locks, site, clock } = parts;
  async function mailTemporaryPassword(email: string): Promise<void> {
    const password = newTemporaryPassword();
    // Made for unknown emails too: it is what takes long.
    const passwordHash = await hashPassword(password);
    await store.transaction(async () => {
      const id = await store.findByEmail(email.toLowerCase());
      const user = id === null ? null : await locks.lockUser(id);
      const now = clock();
      if (user === null) return;
      if (!mayMailAgain(await store.madeSince(user.id, mailLimitStart(now)), now)) return;
      const expiresAt = new Date(now.getTime() + worksFor);
      const made = { id: uuidv7(), userId: user.id, createdAt: now, expiresAt };
      await store.insert({ ...made, passwordHash, usedAt: null });
      const content = temporaryPasswordMail({
        ...site,
        language: user.language,
        password: writeTemporaryPassword(password),
      });
      await outbox.enqueue({ kind: 'temporaryPassword', recipient: user.email, ...content });
    });
  }

  return {
    /** Mails a temporary password to a known email, unless there were enough; whoever asks cannot tell. */
    async send(email: string): Promise<void> {
      await Promise.all([mailTemporaryPassword(email), setTimeout(answerAfter)]);
    },

    /** Forgets those that neither work nor count any more; the sessions that they opened have ended by then. */
    sweep: (): Promise<void> => store.deleteMadeBefore(mailLimitStart(clock())),
  };
}

type PasswordResetWriteService = ReturnType<typeof passwordResetWriteService>;

export const passwordResetWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  async findByEmail(email: string): Promise<string | null> {
    const [row] = await database.queries.select({ id: users.id }).from(users).where(eq(users.email, email));
    return row?.id ?? null;
  },

  /** When they were made for a user since a moment. */
  async madeSince(userId: string, since: Date): Promise<Date[]> {
    const rows = await database.queries
      .select({ createdAt: temporaryPasswords.createdAt })
      .from(temporaryPasswords)
      .where(and(eq(temporaryPasswords.userId, userId), gt(temporaryPasswords.createdAt, since)));
    return rows.map(({ createdAt }) => createdAt);
  },

  async insert(row: typeof temporaryPasswords.$inferSelect): Promise<void> {
    await database.queries.insert(temporaryPasswords).values(row);
  },

  async deleteMadeBefore(moment: Date): Promise<void> {
    await database.queries.delete(temporaryPasswords).where(lte(temporaryPasswords.createdAt, moment));
  },
});

type PasswordResetWriteStore = ReturnType<typeof passwordResetWriteStore>;
