import { maxInAlert } from '@tilava/domain/alerts';
import { displayName } from '@tilava/domain/contacts';
import type { Locale } from '@tilava/domain/format';
import { helsinkiDay } from '@tilava/domain/time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FoundMatch, FoundPair } from './mailingStore.ts';
import type { Database } from '../db/database.ts';
import { announcements, needs, users } from '../db/schema.ts';
import type { MailSite } from '../mail/mailSite.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import { alertMail } from '../mail/templates/alertMail.ts';
import type { AlertMatch } from '../mail/templates/alertEntry.ts';
import { presentListing, presentNeed } from '../modules/properties/present.ts';
import { pictureReader } from '../modules/residences/store.ts';
import { importanceOf } from '../matching/importance.ts';

interface AlertToWrite {
  readonly language: Locale;
  /** All of one person, best first. */
  readonly matches: readonly FoundMatch[];
  readonly unsubscribeUrl: string;
  readonly now: Date;
}

export type WriteAlertMail = (about: AlertToWrite) => Promise<MailContent>;

/** Those that a mail names; it counts the others. */
export const namedOf = <Match>(matches: readonly Match[]): readonly Match[] => matches.slice(0, maxInAlert);

export const alertMailWriter =
  (database: Database, site: MailSite): WriteAlertMail =>
  async ({ language, matches, unsubscribeUrl, now }) => {
    const counts = new Map<string, number>();
    for (const { alertId } of matches) counts.set(alertId, (counts.get(alertId) ?? 0) + 1);
    const alerted = await announcementRows(database, [...counts.keys()]);
    const alertedNeeds = await severalNeeds(database, [...counts.keys()]);
    const [first] = matches;
    return alertMail({
      ...site,
      language,
      reader: first?.alertId === first?.needId ? 'tenant' : 'landlord',
      named: await matchRows(database, namedOf(matches)),
      count: matches.length,
      announcements: alerted.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 })),
      needs: alertedNeeds.map((row) => ({
        need: presentNeed(row, { isWhole: false }),
        name: row.name,
        count: counts.get(row.id) ?? 0,
      })),
      unsubscribeUrl,
      today: helsinkiDay(now),
    });
  };

/** Whether the tenant has other needs as well. */
const isOneOfSeveral = sql<boolean>`exists (
  select from needs other where other.user_id = ${needs.userId} and other.id <> ${needs.id}
)`;

/** Reads those of needs whose tenants have others, in the order of their ids. */
async function severalNeeds({ queries }: Database, ids: readonly string[]) {
  const rows = await queries
    .select()
    .from(needs)
    .where(and(inArray(needs.id, [...ids]), isOneOfSeveral));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads matches, in the order of the pairs. */
export async function matchRows(database: Database, pairs: readonly FoundPair[]): Promise<AlertMatch[]> {
  const shown = pairs.map(({ announcementId }) => announcementId);
  const sought = pairs.map(({ needId }) => needId);
  const rows = await database.queries
    .select({ need: needs, tenant: users, announcement: announcements, isOneOfSeveral })
    .from(needs)
    .innerJoin(users, eq(users.id, needs.userId))
    .innerJoin(announcements, inArray(announcements.id, shown))
    .where(and(inArray(needs.id, sought)));
  const picturesOf = pictureReader(database);
  const pictures = await picturesOf(rows.map(({ announcement }) => announcement.residenceId));
  return pairs.flatMap(({ needId, announcementId }) => {
    const row = rows.find(
      ({ need, announcement }) => need.id === needId && announcement.id === announcementId,
    );
    if (row === undefined) return [];
    const files = pictures.get(row.announcement.residenceId) ?? [];
    return {
      announcementId,
      need: presentNeed(row.need, { isWhole: false }),
      importance: importanceOf(row.need),
      listing: presentListing(row.announcement, files, { isWhole: false }),
      tenantName: displayName(row.tenant),
      needName: row.isOneOfSeveral ? row.need.name : undefined,
    };
  });
}

/** Reads of announcements what a mail calls them by, in the order of their ids. */
async function announcementRows(
  { queries }: Database,
  ids: readonly string[],
): Promise<Pick<typeof announcements.$inferSelect, 'id' | 'address' | 'residenceType'>[]> {
  const rows = await queries
    .select({
      id: announcements.id,
      address: announcements.address,
      residenceType: announcements.residenceType,
    })
    .from(announcements)
    .where(inArray(announcements.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
