import { distanceBetween, isInSearchArea, type Position, radiansPerDegree } from '@tilava/domain/place';
import { pointsOf, type Street, type StreetPoint } from './readRegister.ts';

/** In metres: whoever chooses a place farther out means no address. */
const farthest = 500;

interface FoundAddress {
  readonly street: Street;
  readonly point: StreetPoint;
}

/** Finds the address nearest to a position, among those within the search area; null where none is near. */
export function nearestAddress(streets: readonly Street[]): (position: Position) => FoundAddress | null {
  let addresses: ReturnType<typeof positionsOf> | undefined;
  return (position) => {
    addresses ??= positionsOf(streets);
    const { latitudes, longitudes, streetOf } = addresses;
    const narrowing = Math.cos(position.latitude * radiansPerDegree);
    let [nearest, least] = [-1, Infinity];
    for (let at = 0; at < latitudes.length; at += 1) {
      const north = (latitudes[at] ?? NaN) - position.latitude;
      const east = ((longitudes[at] ?? NaN) - position.longitude) * narrowing;
      const away = north * north + east * east;
      if (away < least) [nearest, least] = [at, away];
    }
    const street = streets[streetOf[nearest] ?? -1];
    const place = { latitude: latitudes[nearest] ?? NaN, longitude: longitudes[nearest] ?? NaN };
    if (street === undefined || distanceBetween(position, place) > farthest) return null;
    const point = pointsOf(street).find(
      ({ number, latitude, longitude }) =>
        number !== '' && latitude === place.latitude && longitude === place.longitude,
    );
    return point === undefined ? null : { street, point };
  };
}

/** Side by side in memory (2 MB), so that a call compares all of them in a millisecond. */
function positionsOf(streets: readonly Street[]) {
  const found: { readonly point: StreetPoint; readonly street: number }[] = [];
  for (const [street, one] of streets.entries()) {
    for (const point of pointsOf(one)) {
      if (point.number !== '' && isInSearchArea(point)) found.push({ point, street });
    }
  }
  return {
    latitudes: Float64Array.from(found, ({ point }) => point.latitude),
    longitudes: Float64Array.from(found, ({ point }) => point.longitude),
    streetOf: Uint32Array.from(found, ({ street }) => street),
  };
}
