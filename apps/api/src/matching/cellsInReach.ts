import { matchRadius } from '@tilava/domain/matching';
import { sql, type SQL } from 'drizzle-orm';
import { cellsAround } from './cells.ts';

/** A table `cells(low, high)` of the cells in which potential matches of a place (in degrees) lie. */
export function cellsInReach(place: { readonly latitude: number; readonly longitude: number }): SQL {
  const ranges = cellsAround(place.latitude, place.longitude, matchRadius)
    .map(({ low, high }) => `(${low}, ${high})`)
    .join(', ');
  return sql.raw(`(values ${ranges}) as cells(low, high)`);
}
