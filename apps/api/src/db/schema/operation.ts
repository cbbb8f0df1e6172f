import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import { createdAt, id, moment } from './columns.ts';

type AuditAction = components['schemas']['AuditAction'];

/** Promotions of primaries: a replica without the newest mark does not follow the primary (docs/adr/0024). */
export const timelines = pgTable(
  'timelines',
  {
    /** PostgreSQL's identifier of the cluster. */
    system: text('system').notNull(),
    timeline: text('timeline').notNull(),
  },
  (table) => [primaryKey({ columns: [table.system, table.timeline] })],
);

/** How often one address made a call lately. Unlogged: what a crash or a fail-over loses here begins anew. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The operation and SHA-256 of the address. */
    name: text('name').primaryKey(),
    calls: integer('calls').notNull(),
    /** When counting begins anew. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_counts_end').on(table.endsAt)],
);

/** What admins did, and teams; kept without foreign keys, because it outlives what it tells of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    adminId: uuid('admin_id').notNull(),
    /** The operation, such as `deleteUser`. */
    action: text('action').$type<AuditAction>().notNull(),
    targetId: uuid('target_id').notNull(),
    /** The names of the fields that changed; never their values. */
    fields: jsonb('fields').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt, table.id),
    index('audit_log_admin').on(table.adminId, table.createdAt, table.id),
    index('audit_log_target').on(table.targetId, table.createdAt, table.id),
  ],
);

/** A transaction's number, which never comes again; text, because it does not fit a number. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Changes of what matches are made of, written by triggers; readers go on from where they were (docs/adr/0021). */
export const matchChanges = pgTable(
  'match_changes',
  {
    xid: transactionId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<'announcement' | 'need' | 'user'>().notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Where it lay before the change; null for what is new, and for users. */
    cell: integer('cell'),
  },
  (table) => [index('match_changes_xid').on(table.xid)],
);

/** What changed for each account, written by triggers and kept for 30 days; see modules/changes.ts. */
export const accountChanges = pgTable(
  'account_changes',
  {
    /** Drawn while the object is locked, so that it follows the order of an object's changes. */
    number: bigint('number', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Without a foreign key, whose lock would hold up whoever locks the account. */
    accountId: uuid('account_id').notNull(),
    resource: text('resource').$type<components['schemas']['Change']['resource']>().notNull(),
    action: text('action').$type<components['schemas']['Change']['action']>().notNull(),
    /** Of an interest, the announcement's. */
    objectId: uuid('object_id').notNull(),
    version: integer('version'),
    /** Of an interest: the tenant, and who shows it. */
    tenantId: uuid('tenant_id'),
    shownBy: text('shown_by').$type<Side>(),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('account_changes_account').on(table.accountId, table.xid),
    index('account_changes_time').on(table.at),
  ],
);

/** One row, which names the database that cursors of account changes are from: a restored one numbers transactions anew. */
export const changeEpochs = pgTable('change_epochs', { id: uuid('id').primaryKey().defaultRandom() });

/** Who reads the changes, so that none is thrown away before everybody has read it. */
export const changeReaders = pgTable('change_readers', {
  name: text('name').primaryKey(),
  /** All transactions below are read. */
  xid: transactionId('xid').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Waited for however long it is away; another is forgotten, and has to begin anew. */
  isLasting: boolean('is_lasting').notNull().default(false),
});

/** The register of addresses and areas that are suggested while somebody types. */
export const registeredPlaces = pgTable(
  'registered_places',
  {
    /** Stable over imports: the building's id and the number of the address, or the area's name. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<'address' | 'area'>().notNull(),
    address: text('address').notNull(),
    /** In lower case, without accents, as it is searched. */
    searchText: text('search_text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    index('registered_places_prefix').on(sql`${table.searchText} text_pattern_ops`),
    index('registered_places_street').on(sql`registered_street(${table.searchText})`, table.latitude),
  ],
);

/** Names of streets and areas, searched with typing errors. Triggers add them, and imports remove unused ones. */
export const registeredStreets = pgTable('registered_streets', {
  /** Greater for what was committed later, so that a reader knows what is new. */
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique('registered_streets_name'),
});
