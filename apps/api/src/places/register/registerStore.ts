import { centralHelsinki, earthRadius, radiansPerDegree, searchRadius } from '@tilava/domain/place';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registeredPlaces } from '../../db/schema.ts';
import type { FoundPlace } from '../placeSource.ts';
import type { SearchTerms } from './searchText.ts';

/** A place of the register. */
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
const similarLimit = 200;

/** Where places are searched. */
export const registerStore = (database: Database) => ({
  /** Places whose name begins like the input and whose house number begins like the one that was typed. */
  async listBeginning(terms: SearchTerms, addressesOnly: boolean): Promise<RegisterRow[]> {
    return (await database.queries.execute<RegisterRow>(beginningQuery(terms, addressesOnly))).rows;
  },

  /** Places with a word as similar to the name as that (0..1), the likest first. */
  async listSimilar(terms: SearchTerms, addressesOnly: boolean, similarity: number): Promise<RegisterRow[]> {
    return database.transaction(async () => {
      const threshold = String(similarity);
      await database.queries.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`,
      );
      return (await database.queries.execute<RegisterRow>(similarQuery(terms, addressesOnly))).rows;
    });
  },

  async find(id: string): Promise<FoundPlace | null> {
    const [row] = await database.queries.select().from(registeredPlaces).where(eq(registeredPlaces.id, id));
    return row ?? null;
  },
});

/** See `registerStore`. */
export type RegisterStore = ReturnType<typeof registerStore>;

const columns = sql`id, kind, address, search_text as "searchText", latitude, longitude`;

/** The statement of `listBeginning`. `~<~` is the order of the prefix index, so that it stops at the limit. */
export function beginningQuery(terms: SearchTerms, addressesOnly: boolean): SQL {
  return sql`
    select ${columns} from registered_places
    where search_text like ${`${terms.name}%`}
      and ${numberCondition(terms, `^${terms.name}[^0-9]*`)} and ${sharedConditions(addressesOnly)}
    order by search_text using ~<~
    limit ${beginningLimit}`;
}

function similarQuery(terms: SearchTerms, addressesOnly: boolean): SQL {
  return sql`
    select ${columns} from registered_places
    where ${terms.name} <% search_text
      and ${numberCondition(terms, '^[^0-9]*')} and ${sharedConditions(addressesOnly)}
    order by word_similarity(${terms.name}, search_text) desc, length(search_text), search_text using ~<~
    limit ${similarLimit}`;
}

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
