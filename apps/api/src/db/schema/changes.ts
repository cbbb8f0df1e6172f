import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A transaction's number, which never comes again; text, because it does not fit a number. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed of all that matches are made of. Triggers write it, in the transaction of the change; whoever keeps
 * something that is made of it reads on from where they were (docs/adr/0021).
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    /** The transaction of the change. */
    xid: transactionId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<'announcement' | 'need' | 'user'>().notNull(),
    id: uuid('id').notNull(),
    /** Whose it is. */
    userId: uuid('user_id').notNull(),
    /** Where it lay before the change; null for what is new, and for users. */
    cell: integer('cell'),
  },
  (table) => [index('match_changes_xid').on(table.xid)],
);

/** Who reads the changes, so that none is thrown away before everybody has read it. */
export const changeReaders = pgTable('change_readers', {
  name: text('name').primaryKey(),
  /** All transactions below are read. */
  xid: transactionId('xid').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Waited for however long it is away; another is forgotten, and has to begin anew. */
  isLasting: boolean('is_lasting').notNull().default(false),
});
