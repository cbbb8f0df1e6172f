import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { bytes, createdAt, id, mask, moment, version } from './columns.ts';

type Schemas = components['schemas'];

/** A private person; rows of older versions lack the number of employees. */
export type StoredPerson = Omit<Schemas['PrivatePerson'], 'employeeCount'> &
  Partial<Pick<Schemas['PrivatePerson'], 'employeeCount'>>;

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
    privateTenant: jsonb('private_tenant').$type<StoredPerson>(),
    organizationTenant: jsonb('organization_tenant').$type<Schemas['Organization']>(),
    industries: mask('industries'),
    /** One bit or none: what a landlord's wishes are held against. */
    creditRating: mask('credit_rating'),
    operatingMargin: mask('operating_margin'),
    employeeBand: mask('employee_band'),
    /** Whether a tenant can deduct value added tax; null is not known. */
    deductsVat: boolean('deducts_vat'),
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
    language: text('language').$type<Schemas['Language']>().notNull().default('en'),
    /** When mails tell of new interest from the other side. */
    interestMails: text('interest_mails')
      .$type<Schemas['InterestFrequency']>()
      .notNull()
      .default('immediate'),
    /** When mails tell of new messages. */
    messageMails: text('message_mails').$type<Schemas['InterestFrequency']>().notNull().default('immediate'),
    /** Ticked: mails may show the beginning of what was written. */
    mailsQuoteMessages: boolean('mails_quote_messages').notNull().default(true),
    /** Whether mails tell a tenant of better terms of saved announcements. */
    changeMails: boolean('change_mails').notNull().default(true),
    /** Gets no mail but those that the account needs. */
    unsubscribed: boolean('unsubscribed').notNull().default(false),
    /** The first day on which a suspended account can be used again. */
    suspendedUntil: date('suspended_until', { mode: 'string' }),
    /** The profile picture; kept without a foreign key, which would be a circle with files. */
    fileId: uuid('file_id'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const bearers = pgTable(
  'bearers',
  {
    /** SHA-256 of the token: who reads the table cannot use it. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: ownerId(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Opened by a temporary password: only good for setting a new one. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until then the password may be changed or the account deleted, once: the old password was checked. */
    confirmedUntil: moment('confirmed_until'),
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

/** Networks from which a user logged in: there, others' failures do not lock the account. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: ownerId(),
    /** An IPv4 address, or the first 64 bits of an IPv6 one. */
    network: text('network').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

/** Codes of verification mails; a used one is kept to answer repeats. */
export const verifications = pgTable(
  'verifications',
  {
    /** SHA-256 of the code: who reads the table cannot use it. */
    codeHash: bytes('code_hash').primaryKey(),
    userId: ownerId(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('verifications_user').on(table.userId, table.createdAt)],
);

/** Temporary passwords that were mailed; the newest of a user is the only one that works. */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    id: id(),
    userId: ownerId(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('temporary_passwords_user').on(table.userId, table.createdAt)],
);

/** Answers of creations, kept to be repeated when the same request comes again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller's id, or `visitor`. */
    scope: text('scope').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: the same key with another one is refused. */
    requestHash: bytes('request_hash').notNull(),
    status: integer('status').notNull(),
    /** The body that was answered, as JSON. */
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.operation, table.key] }),
    index('idempotency_keys_time').on(table.createdAt),
  ],
);
