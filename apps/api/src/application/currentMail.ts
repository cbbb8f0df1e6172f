import { helsinkiDay } from '@tilava/domain/time';
import { currentAlertMail } from '../alerts/mailing.ts';
import { findingStore } from '../alerts/finding.ts';
import { mailingStore } from '../alerts/mailingStore.ts';
import { alertMailWriter, matchRows } from '../alerts/writeAlertMail.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox, type MailOutbox } from '../mail/mailOutbox.ts';
import type { MailWorkerParts } from '../mail/mailWorker.ts';
import { interestMail } from '../mail/templates/alertMail.ts';
import { interestMails, type InterestMails } from '../modules/interests/interestMails.ts';
import { interestStore } from '../modules/interests/store.ts';

/** Makes what mails one side of the interest of the other. */
export const makeInterestMails = (
  database: Database,
  outbox: MailOutbox,
  publicUrl: string,
  clock: () => Date,
): InterestMails =>
  interestMails({
    store: interestStore(database),
    outbox,
    writeMail: async ({ language, reader, pairs, unsubscribeUrl, now }) =>
      interestMail({
        publicUrl,
        language,
        reader,
        matches: await matchRows(database, pairs),
        unsubscribeUrl,
        today: helsinkiDay(now),
      }),
    publicUrl,
    clock,
  });

/** What a mail of alerts or interest says when it is sent. */
export function currentMail(
  database: Database,
  publicUrl: string,
  clock: () => Date,
): NonNullable<MailWorkerParts['currentMail']> {
  const alert = currentAlertMail({
    store: mailingStore(database),
    finding: findingStore(database),
    writeMail: alertMailWriter(database, publicUrl),
    clock,
  });
  const interests = makeInterestMails(database, mailOutbox(database, clock), publicUrl, clock);
  return (mail) => (mail.interestReaderId === null ? alert(mail) : interests.currentMail(mail));
}
