import type { ClaimedMail } from '../mail/mailStore.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import type { FindingStore } from './findingStore.ts';
import { sortOut } from './mailing.ts';
import type { MailingStore } from './mailingStore.ts';
import { namedOf, type WriteAlertMail } from './writeAlertMail.ts';

export interface CurrentMailParts {
  readonly store: MailingStore;
  readonly finding: Pick<FindingStore, 'noteChange'>;
  readonly writeMail: WriteAlertMail;
  readonly clock: () => Date;
}

/**
 * What a mail of new matches says when it is sent, which may be a night or a failure after it was left: without what is
 * hidden, withdrawn or no match by then, and without alerts that are off. Null where nothing is left to tell.
 *
 * At the first attempt what is left out has been told to nobody, so that it is new if it becomes a match again. Of a later
 * attempt nobody knows whether an earlier one has arrived whose answer was lost: what it leaves out stays told, since silence
 * about a match is better than a second mail of it. It is the same mail under the same Message-ID, with what is true by now.
 */
export const currentAlertMail =
  ({ store, finding, writeMail, clock }: CurrentMailParts) =>
  (mail: ClaimedMail): Promise<MailContent | null> =>
    store.transaction(async () => {
      const now = clock();
      const { alertedUserId, unsubscribeUrl } = mail;
      if (alertedUserId === null || unsubscribeUrl === null) return mail;
      const notified = await store.notifiedBy(mail.id, now);
      const [matches, gone] = sortOut(await store.alertsOf(alertedUserId), notified);
      if (mail.attempts === 1 && gone.length > 0) {
        await store.forgetNotified(mail.id, gone);
        // What is shown again at this very moment is told of still to whoever looks for matches meanwhile.
        for (const id of new Set(gone.map(({ alertId }) => alertId))) await finding.noteChange(id);
      }
      const reader = await store.readerOf(alertedUserId);
      if (reader === null || matches.length === 0) return null;
      await store.markNamed(mail.id, namedOf(matches));
      return writeMail({ language: reader.language, matches, unsubscribeUrl, now });
    });
