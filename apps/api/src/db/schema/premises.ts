import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { createdAt, id, mask, moment, place, updatedAt, version } from './columns.ts';
import { users } from './users.ts';

type Schemas = components['schemas'];
type Listing = Schemas['Listing'];

export const needs = pgTable(
  'needs',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False while it is paused. */
    isActive: boolean('is_active').notNull().default(true),
    name: text('name'),
    /** From 1, without gaps: whoever writes it has locked the user. */
    position: smallint('position').notNull().default(1),
    ...place,
    description: text('description'),
    residenceFlags: mask('residence_flags'),
    rooms: mask('rooms'),
    floors: mask('floors'),
    amenities: mask('amenities'),
    sizeMin: integer('size_min'),
    sizeMax: integer('size_max'),
    rentMin: integer('rent_min'),
    rentMax: integer('rent_max'),
    moveInDate: date('move_in_date', { mode: 'string' }),
    moveOutDate: date('move_out_date', { mode: 'string' }),
    wantsNoDeposit: boolean('wants_no_deposit').notNull().default(false),
    /** Corners in millionths of a degree, longitude and latitude in turn; see the domain's `isInArea`. */
    drawnArea: integer('drawn_area').array(),
    /** How much criteria count for the tenant; see matching/importance.ts. */
    musts: mask('musts'),
    important: mask('important'),
    ignored: mask('ignored'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('needs_user').on(table.userId, table.createdAt, table.id),
    index('needs_active_cell')
      .on(table.cell)
      .where(sql`${table.isActive}`),
    index('needs_drawn_cell')
      .on(table.cell)
      .where(sql`${table.isActive} and ${table.drawnArea} is not null`),
  ],
);

/** A house type and its pictures, made before the announcement that shows them. */
export const residences = pgTable(
  'residences',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is until an announcement shows it; from then on the announcement says so, and this is null. */
    houseType: text('house_type').$type<Schemas['ResidenceType']>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [index('residences_user').on(table.userId)],
);

/** Pictures: profile pictures, and those of residences. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** What the picture shows, for people who can't see it. */
    caption: text('caption'),
    surround: boolean('surround').notNull().default(false),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    residenceId: uuid('residence_id').references(() => residences.id, { onDelete: 'set null' }),
    /** Where it stands among the pictures of its residence. */
    position: smallint('position').notNull().default(0),
    createdAt: createdAt(),
    /** When its owner last asked to keep it while nothing shows it. */
    renewedAt: moment('renewed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('files_key').on(table.key),
    index('files_residence').on(table.residenceId),
    index('files_user').on(table.userId),
  ],
);

/** Premises that a landlord has published or keeps hidden, with the listing that they show. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    propertyId: uuid('property_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    residenceId: uuid('residence_id')
      .notNull()
      .references(() => residences.id),
    isActive: boolean('is_active').notNull().default(true),
    /** From when the premises are let, once they are; then they are not public. */
    letFrom: date('let_from', { mode: 'string' }),
    /** The landlord's own identifier; an announcement without one goes by its id. */
    reference: text('reference'),
    publicPage: text('public_page').$type<Schemas['PublicPage']>().notNull().default('none'),
    /** Whether it ever had one: search engines are told that it is gone. */
    hadPublicPage: boolean('had_public_page').notNull().default(false),
    ...place,
    description: text('description'),
    residenceType: text('residence_type').$type<Schemas['ResidenceType']>().notNull(),
    /** The tenants' flag that the type stands for; 0 where it stands for none. */
    residenceFlag: mask('residence_flag'),
    rooms: mask('rooms'),
    floor: mask('floor'),
    amenities: mask('amenities'),
    size: integer('size').notNull(),
    rent: integer('rent').notNull(),
    moveInDate: date('move_in_date', { mode: 'string' }),
    moveOutDate: date('move_out_date', { mode: 'string' }),
    deposit: integer('deposit'),
    condition: text('condition').$type<'new'>(),
    view: text('view'),
    /** Null is to be agreed. */
    vatOnRent: text('vat_on_rent').$type<NonNullable<Listing['vatOnRent']>>(),
    costs: jsonb('costs').$type<readonly Schemas['Cost'][]>().notNull().default([]),
    leaseTermMonths: integer('lease_term_months'),
    noticeMonths: integer('notice_months'),
    indexation: text('indexation').$type<NonNullable<Listing['indexation']>>(),
    guarantee: text('guarantee'),
    areaBasis: text('area_basis').$type<NonNullable<Listing['areaBasis']>>(),
    energyClass: text('energy_class').$type<NonNullable<Listing['energyClass']>>(),
    energyCertificate: text('energy_certificate'),
    permanentBuildingId: text('permanent_building_id'),
    wantedIndustries: mask('wanted_industries'),
    wantedCreditRatings: mask('wanted_credit_ratings'),
    wantedOperatingMargins: mask('wanted_operating_margins'),
    wantedEmployeeBands: mask('wanted_employee_bands'),
    criteriaArePublic: boolean('criteria_are_public').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('announcements_property').on(table.propertyId),
    index('announcements_user').on(table.userId, table.createdAt, table.id),
    // A residence is shown by one announcement at most, which says what it is.
    uniqueIndex('announcements_residence').on(table.residenceId),
    check('announcements_let_hidden', sql`not (${table.isActive} and ${table.letFrom} is not null)`),
    uniqueIndex('announcements_reference')
      .on(table.userId, table.reference)
      .where(sql`${table.reference} is not null`),
    index('announcements_in_search_engines')
      .on(table.id)
      .where(sql`${table.isActive} and ${table.publicPage} = 'search'`),
    // The covering index over public cells is in migrations/0000_initial.sql: drizzle has no INCLUDE.
  ],
);

/** PDFs of announcements; like attachments of messages and unlike pictures, they have no public key. */
export const announcementDocuments = pgTable(
  'announcement_documents',
  {
    id: id(),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    name: text('name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** What the file store knows the content by. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('announcement_documents_key').on(table.key),
    index('announcement_documents_announcement').on(table.announcementId),
  ],
);
