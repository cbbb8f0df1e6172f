import type { Locale } from '@tilava/domain/format';
import { helsinkiDay } from '@tilava/domain/time';
import type { Database } from '../db/database.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import { alertMail } from '../mail/templates/alertMail.ts';
import type { DueAlert, FoundPair } from './mailingStore.ts';
import { matchRows } from './matchRows.ts';

/** What a mail is to tell, and whom. */
export interface AlertToWrite {
  readonly alert: DueAlert;
  readonly language: Locale;
  /** Best first. */
  readonly pairs: readonly FoundPair[];
  readonly unsubscribeUrl: string;
  readonly now: Date;
}

/** Writes the mail of some new matches. */
export type WriteAlertMail = (about: AlertToWrite) => Promise<MailContent>;

/** See `WriteAlertMail`. */
export const alertMailWriter =
  (database: Database, publicUrl: string): WriteAlertMail =>
  async ({ alert, language, pairs, unsubscribeUrl, now }) =>
    alertMail({
      publicUrl,
      language,
      reader: alert.needId === null ? 'landlord' : 'tenant',
      matches: await matchRows(database, pairs),
      unsubscribeUrl,
      today: helsinkiDay(now),
    });
