import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** The register of addresses and areas that are suggested while somebody types. */
export const registeredPlaces = pgTable(
  'registered_places',
  {
    /** Stable over imports: the building's id and the number of the address, or the area's name. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<'address' | 'area'>().notNull(),
    /** As it is shown. */
    address: text('address').notNull(),
    /** In lower case, without accents, as it is searched. */
    searchText: text('search_text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    index('registered_places_prefix').on(sql`${table.searchText} text_pattern_ops`),
    index('registered_places_similar').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
