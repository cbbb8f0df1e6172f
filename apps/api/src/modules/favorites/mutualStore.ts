import type { Locale } from '@tilava/domain/format';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, needs, users } from '../../db/schema.ts';
import { oldestNeedFirst } from '../../matching/firstNeed.ts';
import type { Pair } from './pairs.ts';

/** Whom to write to about a pair, and what of. */
export interface MutualInterest {
  readonly tenant: Reader;
  readonly landlord: Reader;
  /** The premises'. */
  readonly address: string;
  /** Of the listing. */
  readonly propertyId: string;
  /** The need that landlords find the tenant by; the first one where none is active. */
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
      .where(eq(needs.userId, tenantId))
      .orderBy(desc(needs.isActive), ...oldestNeedFirst)
      .limit(1);
    return row ?? null;
  },
});

export type MutualStore = ReturnType<typeof mutualStore>;
