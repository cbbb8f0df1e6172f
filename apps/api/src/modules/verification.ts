import type { Locale } from '@tilava/domain/format';
import { serverMessages } from '@tilava/domain/requests';
import { en } from '@tilava/domain/texts/en';
import type { components } from '@tilava/sdk/schema';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Dependencies } from '../application/dependencies.ts';
import type { Database } from '../db/database.ts';
import { verifications } from '../db/schema.ts';
import type { Handlers } from '../http/operations.ts';
import { verificationFailed } from '../http/problems.ts';
import { mailLimitStart, mayMailAgain } from '../mail/mailOutbox.ts';
import type { MailSite } from '../mail/mailSite.ts';
import { verificationMail } from '../mail/templates/accountMails.ts';
import { hashOf, newToken } from './bearers/secrets.ts';
import type { BearerWriteService, PasswordAttempt } from './bearers/service.ts';
import { markVerified } from './bearers/store.ts';

export const verificationHandlers = (
  verification: VerificationWriteService,
): Handlers<'verifyUser' | 'sendVerificationMail'> => ({
  verifyUser: async ({ path }) => ({ status: 200, body: await verification.verify(path.uid, path.code) }),

  sendVerificationMail: async ({ body, address }) => {
    await verification.sendAgain({ email: body.email, password: body.password, address });
    return { status: 200, body: { message: en.request.verificationSent } };
  },
});

const codeLifetime = 48 * 3_600_000;

interface VerificationParts extends Pick<Dependencies, 'outbox' | 'locks' | 'clock'> {
  readonly store: VerificationWriteStore;
  readonly bearers: BearerWriteService;
  readonly site: MailSite;
}

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly language: Locale;
}

export function verificationWriteService(parts: VerificationParts) {
  const { store, outbox, bearers, locks, site, clock } = parts;
  async function mailCode({ id: userId, email, language }: Addressee): Promise<void> {
    const code = newToken();
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + codeLifetime);
    await store.insertCode({ codeHash: hashOf(code), userId, createdAt, expiresAt, usedAt: null });
    const mail = verificationMail({ ...site, language, userId, code });
    await outbox.enqueue({ kind: 'verification', recipient: email, ...mail });
  }

  async function mayGetMail(userId: string): Promise<boolean> {
    const now = clock();
    return mayMailAgain(await store.codesSince(userId, mailLimitStart(now)), now);
  }

  return {
    /** Makes a code and leaves its mail; to be called in the transaction of whatever asks for it. */
    mailCode,

    /** Verifies the account that a mail's link names. */
    verify: (userId: string, code: string): Promise<components['schemas']['VerificationResult']> =>
      store.transaction(async () => {
        const now = clock();
        const codeHash = hashOf(code);
        const user = await locks.lockUser(userId);
        const found = await store.lockCode(codeHash);
        if (user === null || found === null || found.userId !== user.id) throw verificationFailed();
        if (found.usedAt !== null) return alreadyVerified;
        if (found.expiresAt <= now) throw verificationFailed();
        await store.markUsed(codeHash, now);
        if (user.verifiedAt !== null) return alreadyVerified;
        await store.markVerified(userId, now);
        return { status: 'verified', message: en.request.verified };
      }),

    /**
     * Mails a new code where it is of use, and says nothing of whether it did.
     *
     * @throws ProblemError 401 for a wrong email or password, 429 after too many failures
     */
    async sendAgain(attempt: PasswordAttempt): Promise<void> {
      const login = await bearers.checkPassword(attempt);
      await store.transaction(async () => {
        const user = await locks.lockUser(login.id);
        if (user === null || user.verifiedAt !== null) return;
        if (await mayGetMail(user.id)) await mailCode(user);
      });
    },

    sweep: (): Promise<void> => store.deleteUnusedExpiredBefore(clock()),
  };
}

export type VerificationWriteService = ReturnType<typeof verificationWriteService>;

const alreadyVerified = { status: 'already_verified', message: serverMessages.alreadyVerified } as const;

export const verificationWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  async codesSince(userId: string, since: Date): Promise<Date[]> {
    const rows = await database.queries
      .select({ createdAt: verifications.createdAt })
      .from(verifications)
      .where(and(eq(verifications.userId, userId), gt(verifications.createdAt, since)));
    return rows.map(({ createdAt }) => createdAt);
  },

  async insertCode(code: typeof verifications.$inferSelect): Promise<void> {
    await database.queries.insert(verifications).values(code);
  },

  /** The code, which nobody else uses until the transaction ends; whose it is has to be locked before. */
  async lockCode(codeHash: Uint8Array) {
    const [row] = await database.queries
      .select()
      .from(verifications)
      .where(eq(verifications.codeHash, codeHash))
      .for('update');
    return row ?? null;
  },

  async markUsed(codeHash: Uint8Array, usedAt: Date): Promise<void> {
    await database.queries.update(verifications).set({ usedAt }).where(eq(verifications.codeHash, codeHash));
  },

  markVerified: (userId: string, verifiedAt: Date) => markVerified(database, userId, verifiedAt),

  async deleteUnusedExpiredBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(verifications)
      .where(and(isNull(verifications.usedAt), lte(verifications.expiresAt, moment)));
  },
});

type VerificationWriteStore = ReturnType<typeof verificationWriteStore>;
