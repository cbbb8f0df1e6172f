import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import { bytes, createdAt, id, moment } from './columns.ts';

type Schemas = components['schemas'];

/** An iCalendar object and its `METHOD`. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** Written in the transaction of what they tell of. What was sent keeps no text: it may hold a code. */
export const mails = pgTable(
  'mails',
  {
    /** Also the mail's Message-ID, so that one that is sent twice is one. */
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Not sent to a user who has unsubscribed by then. */
    isOptional: boolean('is_optional').notNull().default(false),
    /** Whose alerts a mail tells of new matches for; null for any other mail. */
    alertedUserId: uuid('alerted_user_id'),
    /** Whom a mail tells of interest; null for any other mail. */
    interestReaderId: uuid('interest_reader_id'),
    /** Whom a mail tells of messages; null for any other mail. */
    messageReaderId: uuid('message_reader_id'),
    /** Whom a mail tells of changes of saved announcements; null for any other mail. */
    changeReaderId: uuid('change_reader_id'),
    /** Where one click unsubscribes; gone with the text, because it holds a code. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** What the mail puts into or takes out of a calendar; gone with the text. */
    invitation: jsonb('invitation').$type<Invitation>(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const subscriptions = pgTable('subscriptions', {
  /** In lower case. */
  email: text('email').primaryKey(),
  /** SHA-256 of the code of the newest mail. */
  codeHash: bytes('code_hash').notNull().unique(),
  askedAt: moment('asked_at').notNull(),
  /** What the newsletter is written in, unless the address is an account's, which has its own. */
  language: text('language').$type<Schemas['Language']>().notNull().default('en'),
  confirmedAt: moment('confirmed_at'),
});
