import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    index('registered_places_street').on(sql`registered_street(${table.searchText})`, table.latitude),
  ],
);

/**
 * The names of the register's streets and areas, a tenth or less of its places, among which a name with typing errors
 * is looked for. Triggers add them (`migrations/0000_initial.sql`), and an import removes those that no place has any more.
 */
export const registeredStreets = pgTable('registered_streets', {
  /** Greater for what was committed later, so that a reader knows what is new. */
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique('registered_streets_name'),
});
