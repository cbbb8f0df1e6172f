/** Areas that tenants have drawn, as needs store them: corners in millionths of a degree, longitude and latitude in turn. */
import { matchRadius } from '@tilava/domain/matching';
import { greatestDistance } from '@tilava/domain/place';
import { sql } from 'drizzle-orm';

const millionths = (degrees: string): string => `floor(0.5 + ${degrees} * 1000000)::bigint`;

/** The edges of the area of `n`, each corner with the next one. */
const edges = `(
  select n.drawn_area[i]::bigint as ax, n.drawn_area[i + 1]::bigint as ay,
    n.drawn_area[1 + (i + 1) % cardinality(n.drawn_area)]::bigint as bx,
    n.drawn_area[1 + (i + 2) % cardinality(n.drawn_area)]::bigint as by
  from generate_series(1, cardinality(n.drawn_area), 2) as i
)`;

/** The domain's `isInArea`, of the same whole numbers. */
const isInside = `(
  select bool_or(side.of = 0 and spot.x between least(edge.ax, edge.bx) and greatest(edge.ax, edge.bx)
      and spot.y between least(edge.ay, edge.by) and greatest(edge.ay, edge.by))
    or count(*) filter (
      where (edge.ay > spot.y) <> (edge.by > spot.y) and (side.of > 0) = (edge.by > edge.ay)
    ) % 2 = 1
  from ${edges} as edge
  cross join (select ${millionths('a.longitude')} as x, ${millionths('a.latitude')} as y) as spot
  cross join lateral (
    select (edge.bx - edge.ax) * (spot.y - edge.ay) - (edge.by - edge.ay) * (spot.x - edge.ax) as of
  ) as side
)`;

/** The domain's `reachBetween`. */
export const reachText = `case
  when n.drawn_area is null then place.distance
  when ${isInside} then 0
  else ${greatestDistance}
end`;

/** `reach.metres`: how far an announcement `a` is from what is sought by `n`, `place.distance` apart. Evaluated once a pair. */
export const reachLateral = sql.raw(`cross join lateral (select ${reachText} as metres offset 0) as reach`);

/** The same where it is known that nothing is drawn: no row is asked. */
export const distanceAsReach = sql.raw('cross join lateral (select place.distance as metres) as reach');

export const isInReach = sql.raw(`reach.metres <= ${matchRadius}`);
