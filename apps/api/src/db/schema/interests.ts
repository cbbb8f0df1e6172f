import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
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

/** How often tenants opened an announcement on a day; never who did (docs/adr/0012). */
export const announcementViews = pgTable(
  'announcement_views',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** One run of the server: within it no tenant counts twice a day. */
    counterId: uuid('counter_id').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.day, table.counterId] }),
    index('announcement_views_day').on(table.day),
  ],
);
