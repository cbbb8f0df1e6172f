import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Whether an id is one of those that a prepared statement is sent with, however many these are. */
export const isAmong = (column: AnyColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::uuid[])`;
