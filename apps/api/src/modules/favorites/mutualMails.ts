import type { Locale } from '@tilava/domain/format';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, needs, users } from '../../db/schema.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { MailSite } from '../../mail/mailSite.ts';
import type { mutualInterestMail } from '../../mail/templates/accountMails.ts';
import { needIdOf } from '../../matching/needOrder.ts';
import type { Pair } from './store.ts';
import type { NotifyMutualInterest } from './service.ts';

interface MutualMailParts {
  readonly store: MutualStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: typeof mutualInterestMail;
  readonly site: MailSite;
}

/** One mail to each side; none where the tenant seeks nothing any more, since there is no page to lead to. */
export const mutualMails =
  ({ store, outbox, writeMail, site }: MutualMailParts): NotifyMutualInterest =>
  async (pair: Pair) => {
    const found = await store.find(pair);
    if (found === null) return;
    const { tenant, landlord, address, propertyId, needId } = found;
    const { announcementId } = pair;
    const about = { ...site, address };
    await outbox.enqueue({
      kind: 'mutualInterest',
      recipient: tenant.email,
      ...writeMail({ ...about, language: tenant.language, reader: { role: 'tenant', propertyId } }),
    });
    await outbox.enqueue({
      kind: 'mutualInterest',
      recipient: landlord.email,
      ...writeMail({
        ...about,
        language: landlord.language,
        reader: { role: 'landlord', announcementId, needId },
      }),
    });
  };

interface MutualInterest {
  readonly tenant: Reader;
  readonly landlord: Reader;
  readonly address: string;
  readonly propertyId: string;
  /** The need that fits the announcement; a paused one where none is active. */
  readonly needId: string;
}

interface Reader {
  readonly email: string;
  readonly language: Locale;
}

export const mutualStore = (database: Database) => ({
  /** Null where the tenant seeks nothing. */
  async find({ tenantId, announcementId }: Pair): Promise<MutualInterest | null> {
    const landlords = alias(users, 'landlords');
    const [row] = await database.queries
      .select({
        tenant: { email: users.email, language: users.language },
        landlord: { email: landlords.email, language: landlords.language },
        address: announcements.address,
        propertyId: announcements.propertyId,
        needId: needs.id,
      })
      .from(needs)
      .innerJoin(users, eq(users.id, needs.userId))
      .innerJoin(announcements, eq(announcements.id, announcementId))
      .innerJoin(landlords, eq(landlords.id, announcements.userId))
      .where(eq(needs.id, needIdOf(sql`${tenantId}::uuid`, announcements.id)));
    return row ?? null;
  },
});

type MutualStore = ReturnType<typeof mutualStore>;
