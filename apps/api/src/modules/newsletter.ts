import type { Locale } from '@tilava/domain/format';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Dependencies } from '../application/dependencies.ts';
import type { Database } from '../db/database.ts';
import { subscriptions, users } from '../db/schema.ts';
import type { Handlers } from '../http/operations.ts';
import { verificationFailed } from '../http/problems.ts';
import type { MailSite } from '../mail/mailSite.ts';
import { newsletterMail } from '../mail/templates/accountMails.ts';
import { hashOf, newToken } from './bearers/secrets.ts';
import { assertNoRest } from './everyField.ts';

export const newsletterHandlers = (
  newsletter: NewsletterWriteService,
): Handlers<'createSubscription' | 'verifySubscription'> => ({
  createSubscription: async ({ body }) => {
    const { email, language = 'en', ...rest } = body;
    assertNoRest(rest);
    await newsletter.subscribe(email, language);
    return { status: 200, body: { message: 'Check your email to confirm the newsletter' } };
  },

  verifySubscription: async ({ path }) => {
    await newsletter.confirm(path.code);
    return { status: 200, body: { message: 'You’re subscribed to the newsletter' } };
  },
});

const minute = 60_000;
/** For how long an address is kept whose owner has not confirmed it. */
const unconfirmedLifetime = 30 * 24 * 60 * minute;

interface NewsletterParts extends Pick<Dependencies, 'outbox' | 'clock'> {
  readonly store: NewsletterWriteStore;
  readonly site: MailSite;
}

/** Subscriptions to the newsletter, which the owner of the address confirms. */
export const newsletterWriteService = ({ store, outbox, site, clock }: NewsletterParts) => ({
  /** Mails a confirming link, once a minute at most; `asked` is the language for an address without an account. */
  async subscribe(address: string, asked: Locale): Promise<void> {
    const email = address.toLowerCase();
    const code = newToken();
    const now = clock();
    await store.transaction(async () => {
      const askedBefore = new Date(now.getTime() - minute);
      if (!(await store.ask({ email, codeHash: hashOf(code), askedAt: now, language: asked }, askedBefore))) {
        return;
      }
      const language = (await store.languageOfAccount(email)) ?? asked;
      const mail = newsletterMail({ ...site, language, code });
      await outbox.enqueue({ kind: 'newsletter', recipient: email, ...mail });
    });
  },

  async confirm(code: string): Promise<void> {
    if (await store.confirm(hashOf(code), clock())) return;
    throw verificationFailed();
  },

  sweep: (): Promise<void> =>
    store.deleteUnconfirmedBefore(new Date(clock().getTime() - unconfirmedLifetime)),
});

type NewsletterWriteService = ReturnType<typeof newsletterWriteService>;

type NewSubscription = Required<
  Pick<typeof subscriptions.$inferInsert, 'email' | 'codeHash' | 'askedAt' | 'language'>
>;

export const newsletterWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  /** False, and nothing changes, where the address is confirmed or was asked for since `askedBefore`. */
  async ask(subscription: NewSubscription, askedBefore: Date): Promise<boolean> {
    const { email, ...changes } = subscription;
    const kept = await database.queries
      .insert(subscriptions)
      .values({ email, ...changes })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: changes,
        // It was asked for in the future where the clock has been put back.
        setWhere: sql`${isNull(subscriptions.confirmedAt)}
          and (${lte(subscriptions.askedAt, askedBefore)} or ${gt(subscriptions.askedAt, changes.askedAt)})`,
      })
      .returning({ email: subscriptions.email });
    return kept.length > 0;
  },

  /** Null where the address is nobody's. */
  async languageOfAccount(email: string) {
    const [row] = await database.queries
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, email));
    return row?.language ?? null;
  },

  /** False where no address has the code. The first confirmation is the one that is kept. */
  async confirm(codeHash: Uint8Array, confirmedAt: Date): Promise<boolean> {
    const confirmed = await database.queries
      .update(subscriptions)
      .set({
        confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${confirmedAt.toISOString()}::timestamptz)`,
      })
      .where(eq(subscriptions.codeHash, codeHash))
      .returning({ email: subscriptions.email });
    return confirmed.length > 0;
  },

  async deleteUnconfirmedBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.askedAt, moment)));
  },
});

type NewsletterWriteStore = ReturnType<typeof newsletterWriteStore>;
