import { customType, doublePrecision, integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An opaque id, made by the server. */
export const id = () => uuid('id').primaryKey();

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** When `version` was last raised, which a trigger notes. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** Counts the changes of a row; sent as its `ETag`. */
export const version = () => integer('version').notNull().default(1);

/** A group of flags as a bit mask; see masks.ts. */
export const mask = (name: string) => smallint(name).notNull().default(0);

export const place = {
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** The square of about 250 m that the place lies in; see matching/cells.ts. */
  cell: integer('cell').notNull(),
};
