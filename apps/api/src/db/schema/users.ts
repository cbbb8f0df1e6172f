import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { createdAt, id, mask, moment, version } from './columns.ts';

type Schemas = components['schemas'];

/** A private person; rows of older versions lack the number of employees. */
export type StoredPerson = Omit<Schemas['PrivatePerson'], 'employeeCount'> &
  Partial<Pick<Schemas['PrivatePerson'], 'employeeCount'>>;

/** Tenants, landlords and admins. */
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
    /** What mails are written in. */
    language: text('language').$type<Schemas['Language']>().notNull().default('en'),
    /** When mails tell of new interest from the other side. */
    interestMails: text('interest_mails')
      .$type<Schemas['InterestFrequency']>()
      .notNull()
      .default('immediate'),
    /** Gets no mail but those that the account needs. */
    unsubscribed: boolean('unsubscribed').notNull().default(false),
    /** The profile picture; kept without a foreign key, which would be a circle with files. */
    fileId: uuid('file_id'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);
