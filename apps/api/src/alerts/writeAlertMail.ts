import { maxInAlert } from '@tilava/domain/alerts';
import type { Locale } from '@tilava/domain/format';
import { helsinkiDay } from '@tilava/domain/time';
import type { Database } from '../db/database.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import { alertMail } from '../mail/templates/alertMail.ts';
import type { FoundMatch } from './mailingStore.ts';
import { announcementRows, matchRows } from './matchRows.ts';

/** What a mail is to tell, and in which language. */
export interface AlertToWrite {
  readonly language: Locale;
  /** All of one person, best first. */
  readonly matches: readonly FoundMatch[];
  readonly unsubscribeUrl: string;
  readonly now: Date;
}

/** Writes the mail of some new matches. */
export type WriteAlertMail = (about: AlertToWrite) => Promise<MailContent>;

/** Those that a mail names; it counts the others. */
export const namedOf = <Match>(matches: readonly Match[]): readonly Match[] => matches.slice(0, maxInAlert);

export const alertMailWriter =
  (database: Database, publicUrl: string): WriteAlertMail =>
  async ({ language, matches, unsubscribeUrl, now }) => {
    const counts = new Map<string, number>();
    for (const { alertId } of matches) counts.set(alertId, (counts.get(alertId) ?? 0) + 1);
    const announcements = await announcementRows(database, [...counts.keys()]);
    const [first] = matches;
    return alertMail({
      publicUrl,
      language,
      reader: first?.alertId === first?.needId ? 'tenant' : 'landlord',
      named: await matchRows(database, namedOf(matches)),
      count: matches.length,
      announcements: announcements.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 })),
      unsubscribeUrl,
      today: helsinkiDay(now),
    });
  };
