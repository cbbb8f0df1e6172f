import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { announcements } from './premises.ts';
import { users } from './users.ts';

const pairOf = (name: string) =>
  pgTable(
    name,
    {
      tenantId: uuid('tenant_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      announcementId: uuid('announcement_id')
        .notNull()
        .references(() => announcements.id, { onDelete: 'cascade' }),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ columns: [table.tenantId, table.announcementId] }),
      index(`${name}_announcement`).on(table.announcementId),
    ],
  );

/** Announcements that a tenant saved. */
export const favorites = pairOf('favorites');
/** Announcements that a tenant is interested in. */
export const tenantInterests = pairOf('tenant_interests');
/** Tenants that a landlord is interested in, for one announcement. */
export const landlordInterests = pairOf('landlord_interests');
/** Pairs whose two sides were told in the last 24 hours that their interest is mutual; `created_at` says when. */
export const mutualNotices = pairOf('mutual_notices');
