import { centralHelsinki, earthRadius, radiansPerDegree, searchRadius } from '@tilava/domain/place';
import { asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registeredPlaces, registeredStreets } from '../../db/schema.ts';
import type { FoundPlace } from '../placeSource.ts';
import type { SearchTerms } from './searchText.ts';

export interface RegisterRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: 'address' | 'area';
  readonly address: string;
  readonly searchText: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** More than the buildings of the longest street, so that its house numbers can be put in order. */
const beginningLimit = 1_000;
/** A letter and a number that few houses have would be looked for among all streets that begin with it. */
const searchedLimit = 10_000;
/** Of each street; half of them may be the same address, or elsewhere than the input says. */
const similarLimit = 200;

export const registerStore = (database: Database) => ({
  /** Places whose name begins like the input and whose house number begins like the one that was typed. */
  async listBeginning(terms: SearchTerms, addressesOnly: boolean): Promise<RegisterRow[]> {
    return (await database.queries.execute<RegisterRow>(beginningQuery(terms, addressesOnly))).rows;
  },

  /** Streets and areas that were added behind that id, in the order of their ids. */
  listStreetsAfter: (id: number, limit: number): Promise<{ id: number; name: string }[]> =>
    database.queries
      .select()
      .from(registeredStreets)
      .where(gt(registeredStreets.id, id))
      .orderBy(asc(registeredStreets.id))
      .limit(limit),

  /** Places in the streets and areas of these names, in their order, whose house number begins like the one typed. */
  async listInStreets(
    names: readonly string[],
    terms: SearchTerms,
    addressesOnly: boolean,
  ): Promise<RegisterRow[]> {
    return (await database.queries.execute<RegisterRow>(streetsQuery(names, terms, addressesOnly))).rows;
  },

  async isFilled(): Promise<boolean> {
    const [anything] = await database.queries
      .select({ id: registeredPlaces.id })
      .from(registeredPlaces)
      .limit(1);
    return anything !== undefined;
  },

  async find(id: string): Promise<FoundPlace | null> {
    const [row] = await database.queries.select().from(registeredPlaces).where(eq(registeredPlaces.id, id));
    return row ?? null;
  },
});

export type RegisterStore = ReturnType<typeof registerStore>;

const columns = sql`id, kind, address, search_text as "searchText", latitude, longitude`;

/** The statement of `listBeginning`. `~<~` is the order of the prefix index, so that it stops at the limit. */
export function beginningQuery(terms: SearchTerms, addressesOnly: boolean): SQL {
  return sql`
    select id, kind, address, "searchText", latitude, longitude from (
      select ${columns}, search_text from registered_places
      where search_text like ${`${terms.name}%`}
      order by search_text using ~<~
      limit ${searchedLimit}
    ) as beginning
    where ${numberCondition(terms, `^${terms.name}[^0-9]*`)} and ${sharedConditions(addressesOnly)}
    order by search_text using ~<~
    limit ${beginningLimit}`;
}

const streetsQuery = (names: readonly string[], terms: SearchTerms, addressesOnly: boolean): SQL => sql`
  select found.* from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as street (name, rank)
  cross join lateral (
    select ${columns} from registered_places
    where registered_street(search_text) = street.name
      and ${numberCondition(terms, '^[^0-9]*')} and ${sharedConditions(addressesOnly)}
    order by length(search_text), search_text using ~<~
    limit ${similarLimit}
  ) as found
  order by street.rank, length("searchText"), "searchText" using ~<~`;

/** A folded text holds letters, digits and spaces only, none of which means anything in a pattern. */
function numberCondition({ number, isNumberWhole }: SearchTerms, before: string): SQL {
  if (number === null) return sql`true`;
  return sql`search_text ~ ${`${before} ${number}${isNumberWhole ? '(?![0-9])' : ''}`}`;
}

/** A distance is rounded before it is compared: a little beyond the radius still belongs to the area. */
const latitudeSpan = (searchRadius + 1) / (earthRadius * radiansPerDegree);
const northernEdge = (centralHelsinki.latitude + latitudeSpan) * radiansPerDegree;
const longitudeSpan = latitudeSpan / Math.cos(northernEdge);

/** The square round the search area: what lies in its corners is left out by the source. */
function sharedConditions(addressesOnly: boolean): SQL {
  const { latitude, longitude } = centralHelsinki;
  return sql`latitude between ${latitude - latitudeSpan} and ${latitude + latitudeSpan}
    and longitude between ${longitude - longitudeSpan} and ${longitude + longitudeSpan}
    and ${addressesOnly ? sql`kind = 'address'` : sql`true`}`;
}
