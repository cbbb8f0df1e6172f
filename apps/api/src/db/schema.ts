/**
 * The tables. Money is in whole cents, areas in whole hundredths of a square metre, and every group of flags is
 * a bit mask (see masks.ts), so that the match score is integer arithmetic in the database too.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';

type Schemas = components['schemas'];

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid('id').primaryKey();
const createdAt = () => moment('created_at').notNull().defaultNow();
const version = () => integer('version').notNull().default(1);
const mask = (name: string) => smallint(name).notNull().default(0);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case: addresses that differ in case alone are the same account. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isLandlord: boolean('is_landlord').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    verifiedAt: moment('verified_at'),
    description: text('description'),
    privateTenant: jsonb('private_tenant').$type<Schemas['PrivatePerson']>(),
    organizationTenant: jsonb('organization_tenant').$type<Schemas['Organization']>(),
    industries: mask('industries'),
    /** One bit or none: what a landlord's wishes are held against. */
    creditRating: mask('credit_rating'),
    operatingMargin: mask('operating_margin'),
    employeeBand: mask('employee_band'),
    works: boolean('works').notNull().default(false),
    workDetails: text('work_details'),
    studies: boolean('studies').notNull().default(false),
    studyDetails: text('study_details'),
    languages: text('languages').array().notNull().default([]),
    children: integer('children'),
    gender: text('gender'),
    birthday: date('birthday', { mode: 'string' }),
    timeInCountry: integer('time_in_country'),
    familyStatus: text('family_status'),
    currentAddress: text('current_address'),
    /** Ticked: the other side of a mutual interest is shown one's contact details. */
    sharesContacts: boolean('shares_contacts').notNull().default(false),
    /** The profile picture; kept without a foreign key, which would be a circle with files. */
    fileId: uuid('file_id'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

export const bearers = pgTable(
  'bearers',
  {
    /** SHA-256 of the token: who reads the table cannot use it. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('bearers_user').on(table.userId), index('bearers_expiry').on(table.expiresAt)],
);

/** Failed logins of the last minutes; they say when an account or an address has to wait. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: id(),
    /** SHA-256 of the email as it was typed, in lower case, so that unknown emails count alike and are not kept. */
    emailHash: bytes('email_hash').notNull(),
    address: text('address').notNull(),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [
    index('login_failures_email').on(table.emailHash, table.failedAt),
    index('login_failures_address').on(table.address, table.failedAt),
    index('login_failures_time').on(table.failedAt),
  ],
);

const place = {
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** The square of about 250 m that the place lies in; see matching/cells.ts. */
  cell: integer('cell').notNull(),
};

/** What a tenant seeks. */
export const needs = pgTable(
  'needs',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
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
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('needs_user').on(table.userId, table.createdAt, table.id),
    index('needs_active_cell')
      .on(table.cell)
      .where(sql`${table.isActive}`),
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
    houseType: text('house_type').$type<Schemas['ResidenceType']>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('residences_user').on(table.userId)],
);

export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    surround: boolean('surround').notNull().default(false),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    residenceId: uuid('residence_id').references(() => residences.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
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
    wantedIndustries: mask('wanted_industries'),
    wantedCreditRatings: mask('wanted_credit_ratings'),
    wantedOperatingMargins: mask('wanted_operating_margins'),
    wantedEmployeeBands: mask('wanted_employee_bands'),
    criteriaArePublic: boolean('criteria_are_public').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('announcements_property').on(table.propertyId),
    index('announcements_user').on(table.userId, table.createdAt, table.id),
    // The covering index over public cells stands in migrations/0001: drizzle has no INCLUDE.
  ],
);

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
