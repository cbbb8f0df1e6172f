import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  mutualNotices,
  tenantInterests,
} from '../../db/schema.ts';

const tables = [favorites, tenantInterests, landlordInterests, mutualNotices];

/** Whose pairs: those of one announcement, or those that go with a user. */
type Locked = { readonly ofAnnouncement: string } | { readonly ofUser: string };

/**
 * Locks announcements, to which nobody adds a pair then, and the pairs that are deleted with them. A tenant and a
 * landlord may be deleted at once: both go through what they share in the same order.
 */
export async function lockPairs(database: Database, locked: Locked): Promise<void> {
  const { queries } = database;
  const shown =
    'ofUser' in locked
      ? eq(announcements.userId, locked.ofUser)
      : eq(announcements.id, locked.ofAnnouncement);
  const lockedRows = await queries
    .select({ id: announcements.id })
    .from(announcements)
    .where(shown)
    .orderBy(asc(announcements.id))
    .for('update');
  const ids = lockedRows.map(({ id }) => id);
  for (const table of tables) {
    const ofTenant: SQL | undefined = 'ofUser' in locked ? eq(table.tenantId, locked.ofUser) : undefined;
    await queries
      .select({ tenantId: table.tenantId })
      .from(table)
      .where(or(ofTenant, inArray(table.announcementId, ids)))
      .orderBy(asc(table.tenantId), asc(table.announcementId))
      .for('update');
  }
}
