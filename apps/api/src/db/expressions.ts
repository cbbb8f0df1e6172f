import { type AnyColumn, type Column, type GetColumnData, sql, type SQL } from 'drizzle-orm';

/** Whether an id is one of those that a prepared statement is sent with, however many these are. */
export const isAmong = (column: AnyColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::uuid[])`;

/** A moment or bytes would come back as text. */
type JsonValue<Value> = Extract<Value, Date | Uint8Array> extends never ? Value : never;

type ValueOf<Part> = Part extends Column
  ? JsonValue<GetColumnData<Part>>
  : Part extends SQL<infer Value>
    ? Value
    : never;

/** One column of JSON in place of many, which the driver is slow with; 50 names at most, no moments or bytes. */
export function jsonObject<Parts extends Readonly<Record<string, Column | SQL>>>(parts: Parts) {
  const pairs = Object.entries(parts).map(([name, part]) => sql`${sql.raw(`'${name}'`)}, ${part}`);
  return sql<{ [Name in keyof Parts]: ValueOf<Parts[Name]> }>`json_build_object(${sql.join(pairs, sql`, `)})`;
}
