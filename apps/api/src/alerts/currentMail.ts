import type { ClaimedMail } from '../mail/mailStore.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import { isStillMatch } from './mailing.ts';
import type { MailingStore } from './mailingStore.ts';
import type { WriteAlertMail } from './writeAlertMail.ts';

/** What writing a mail anew stands on. */
export interface CurrentMailParts {
  readonly store: MailingStore;
  readonly writeMail: WriteAlertMail;
  readonly clock: () => Date;
}

/**
 * What a mail of new matches says when it is sent, which may be a night or a failure after it was left: without what is
 * hidden, withdrawn or no match by then, which is new if it becomes one again. Null where nothing is left to tell.
 */
export const currentAlertMail =
  ({ store, writeMail, clock }: CurrentMailParts) =>
  (mail: ClaimedMail): Promise<MailContent | null> =>
    store.transaction(async () => {
      const now = clock();
      const alert = mail.alertId === null ? null : await store.alertOf(mail.alertId);
      if (alert === null || mail.unsubscribeUrl === null) return mail;
      const reader = await store.readerOf(alert);
      const told = await store.toldBy(mail.id, alert, now);
      const matches = told.filter((match) => isStillMatch(alert, match));
      await store.forgetTold(
        mail.id,
        told.filter((match) => !matches.includes(match)),
      );
      if (reader === null || matches.length === 0) return null;
      const { language } = reader;
      return writeMail({ alert, language, pairs: matches, unsubscribeUrl: mail.unsubscribeUrl, now });
    });
