import { createHash } from 'node:crypto';
import {
  amenities,
  floors,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import { coordinateBounds } from '@tilava/domain/place';
import { unspecifiedTerms } from '@tilava/domain/property';
import { addDays } from '@tilava/domain/time';
import { type AnyColumn, eq, getTableColumns, sql } from 'drizzle-orm';
import { toMask } from '../../src/db/masks.ts';
import { announcements, needs, residences, users } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { seededNumbers } from './seededNumbers.ts';
import type { Database } from '../../src/db/database.ts';

/** Helsinki, and how far premises spread round it, in degrees. */
const capital = { latitude: 60.1699, longitude: 24.9384, height: 0.06, width: 0.16 };
const capitalShare = 0.3;

/** Announcements of a made market, a third of them in the capital region: the same for the same numbers. */
const marketRows = (userId: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => marketRow(userId, first + index));

function marketRow(userId: string, number: number): typeof announcements.$inferInsert {
  const random = seededNumbers(number);
  const below = (bound: number) => Math.floor(random() * bound);
  const isInCapital = random() < capitalShare;
  const spread = () => random() + random() + random() - 1.5;
  const { latitude: north, longitude: east } = coordinateBounds;
  const latitude = isInCapital
    ? capital.latitude + spread() * capital.height
    : 60 + random() * (north.maximum - 60);
  const longitude = isInCapital
    ? capital.longitude + spread() * capital.width
    : east.minimum + random() * (east.maximum - east.minimum);
  const residenceType = residenceTypes[below(residenceTypes.length)] ?? 'office';
  const flag = residenceFlagOf(residenceType);
  const day = () => addDays('2026-11-01', below(200));
  return {
    id: idOf('announcement', number),
    propertyId: idOf('property', number),
    residenceId: idOf('residence', number),
    userId,
    isActive: true,
    address: 'Esimerkkikatu 1, 00100 Helsinki',
    latitude,
    longitude,
    cell: cellOf(latitude, longitude),
    description: null,
    residenceType,
    residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]),
    rooms: 1 << below(roomCounts.length),
    floor: 1 << below(floors.length),
    amenities: below(2 ** amenities.length),
    size: 1_000 + below(40_000),
    rent: 20_000 + below(400_000),
    moveInDate: random() < 0.8 ? day() : null,
    moveOutDate: random() < 0.1 ? addDays(day(), 300) : null,
    deposit: random() < 0.5 ? below(3) * 100_000 : null,
    condition: null,
    view: null,
    ...unspecifiedTerms,
    wantedIndustries: below(256),
    wantedCreditRatings: below(256),
    wantedOperatingMargins: below(8),
    wantedEmployeeBands: below(256),
    criteriaArePublic: false,
    createdAt: new Date(0),
    version: 1,
  };
}

/** A UUID that says of itself that its bits are one's own (version 8). */
const idOf = (kind: string, number: number): string =>
  createHash('md5')
    .update(`${kind} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-');

/** What a tenant seeks, as it is stored. */
export type StoredNeed = typeof needs.$inferSelect;

/** Whose needs the lists of a market are for. */
export const marketTenant = 'tenant@tilava.example';

const rowsAtOnce = 5_000;
/** Far from any town. */
const countryside = { latitude: 63.1, longitude: 26.3 };

/** Publishes so many announcements past the triggers, in a database with the demo's data. */
export async function fillMarket(database: Database, count: number): Promise<void> {
  const [landlord] = await database.queries.select().from(users).where(eq(users.isLandlord, true)).limit(1);
  if (landlord === undefined) throw new Error('There is no landlord');
  for (let first = 0; first < count; first += rowsAtOnce) {
    const made = marketRows(landlord.id, first, Math.min(rowsAtOnce, count - first));
    await database.transaction(async () => {
      await database.queries.execute(sql`set local session_replication_role = replica`);
      await insertAll(
        database,
        'residences',
        getTableColumns(residences),
        made.map(({ residenceId: id, userId }) => ({ id, userId })),
      );
      await insertAll(database, 'announcements', getTableColumns(announcements), made);
    });
  }
  // So that counting reads the index alone, as it does once PostgreSQL has found the time for it.
  await database.queries.execute(sql`vacuum (analyze) announcements`);
}

/** As one parameter: a thousand rows of thirty take longer to put into a statement than to insert. */
async function insertAll(
  database: Database,
  table: string,
  columns: Readonly<Record<string, AnyColumn>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const given = Object.entries(columns).filter(([field]) => field in (rows[0] ?? {}));
  const renamed = rows.map((row) => Object.fromEntries(given.map(([field, { name }]) => [name, row[field]])));
  const names = sql.raw(given.map(([, { name }]) => name).join(', '));
  await database.queries.execute(sql`insert into ${sql.raw(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(renamed)}::json)`);
}

/** The tenant's need in the middle of Helsinki, and the same one far from any town. */
export async function marketNeeds(
  database: Database,
): Promise<{ readonly central: StoredNeed; readonly rural: StoredNeed }> {
  const [found] = await database.queries
    .select()
    .from(needs)
    .innerJoin(users, eq(users.id, needs.userId))
    .where(eq(users.email, marketTenant));
  if (found === undefined) throw new Error('The demo tenant seeks nothing');
  const central = found.needs;
  const [rural] = await database.queries
    .insert(needs)
    .values({
      ...central,
      ...countryside,
      id: crypto.randomUUID(),
      cell: cellOf(countryside.latitude, countryside.longitude),
      createdAt: new Date(),
    })
    .returning();
  if (rural === undefined) throw new Error('What was inserted was not answered');
  return { central, rural };
}
