import type { Locale } from '@tilava/domain/format';
import { verificationFailed } from '../../http/problems.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import { newsletterMail } from '../../mail/templates/newsletterMail.ts';
import { hashOf, newToken } from '../bearers/token.ts';
import type { NewsletterWriteStore } from './writeStore.ts';

const minute = 60_000;
/** For how long an address is kept whose owner has not confirmed it. */
const unconfirmedLifetime = 30 * 24 * 60 * minute;

export interface NewsletterParts {
  readonly store: NewsletterWriteStore;
  readonly outbox: MailOutbox;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Subscriptions to the newsletter, which the owner of the address confirms. */
export const newsletterWriteService = ({ store, outbox, publicUrl, clock }: NewsletterParts) => ({
  /**
   * Mails a link that confirms, once a minute at most and never to who is subscribed, or has unsubscribed from all
   * mails; which it was is not said.
   *
   * @param asked - the language for an address without an account
   */
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
      const mail = newsletterMail({ publicUrl, language, code });
      await outbox.enqueue({ kind: 'newsletter', recipient: email, ...mail });
    });
  },

  /**
   * Confirms the address that a mail's link names.
   *
   * @throws ProblemError 400 where the code is unknown, or a newer mail has replaced it
   */
  async confirm(code: string): Promise<void> {
    if (await store.confirm(hashOf(code), clock())) return;
    throw verificationFailed();
  },

  /** Forgets addresses that nobody confirmed. */
  sweep: (): Promise<void> =>
    store.deleteUnconfirmedBefore(new Date(clock().getTime() - unconfirmedLifetime)),
});

export type NewsletterWriteService = ReturnType<typeof newsletterWriteService>;
