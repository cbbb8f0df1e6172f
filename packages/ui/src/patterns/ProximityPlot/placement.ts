/** Where a dot stands: per cent of the plot, and then so many pixels aside. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly asideX: number;
  readonly asideY: number;
}

/** The radius of the last ring in per cent of the plot's width: the rest is room for the dots on the rim. */
export const rimRadius = 46;

/** The smallest dot in px, and the largest: in a crowd it is smaller than among a few. */
const leastRadius = 4;
const [maxRadius, maxRadiusInCrowd] = [14, 7];

/** From here on the largest dot shrinks, so that all dots together cover no more of the plot. */
const crowd = 80;

/** How far apart in px the dots of one spot are fanned out. */
const fanStep = 5;

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The points in the order of the arrow keys: the nearest first, and clockwise from north where equally near. */
export function inReadingOrder(points: readonly ProximityPoint[]): readonly ProximityPoint[] {
  return points.toSorted(
    (one, other) => one.distance - other.distance || clockwise(one.bearing) - clockwise(other.bearing),
  );
}

/** Where each point stands, `reach` metres to the rim; those on one spot are fanned out like sunflower seeds. */
export function placesOf(points: readonly ProximityPoint[], reach: number): readonly Place[] {
  const taken = new Map<string, number>();
  return points.map((point) => {
    const spot = spotOf(point, reach);
    // A fifth of a per cent is about a pixel.
    const key = `${Math.round(spot.x * 5)} ${Math.round(spot.y * 5)}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    const away = fanStep * Math.sqrt(before);
    const angle = before * goldenAngle;
    return { ...spot, asideX: away * Math.cos(angle), asideY: away * Math.sin(angle) };
  });
}

/** Per cent of the plot; what is too far stands on the rim. */
export function spotOf(
  { distance, bearing }: Pick<ProximityPoint, 'distance' | 'bearing'>,
  reach: number,
): { readonly x: number; readonly y: number } {
  const share = reach > 0 ? Math.min(1, Math.max(0, distance / reach)) : 0;
  const angle = (bearing * Math.PI) / 180;
  return {
    x: 50 + rimRadius * share * Math.sin(angle),
    y: 50 - rimRadius * share * Math.cos(angle),
  };
}

/** The radii of the dots in px: their areas stand to each other as the areas of the premises. */
export function radiiOf(points: readonly Pick<ProximityPoint, 'area'>[]): readonly number[] {
  const areas = points.map(({ area }) => Math.max(0, area));
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const shrunk = maxRadius * Math.min(1, Math.sqrt(crowd / points.length));
  const most = Math.max(maxRadiusInCrowd, shrunk);
  return areas.map((area) =>
    largest === 0 ? leastRadius : Math.max(leastRadius, most * Math.sqrt(area / largest)),
  );
}

function clockwise(bearing: number): number {
  return ((bearing % 360) + 360) % 360;
}

/** A point as it is drawn. */
export interface PlacedPoint {
  readonly point: ProximityPoint;
  readonly place: Place;
  /** In px. */
  readonly radius: number;
  /** The place in the order of the arrow keys, from 0. */
  readonly order: number;
}

/** The points as they are drawn, in the order of the arrow keys; `reach` is metres from the centre to the rim. */
export function dotsOf(points: readonly ProximityPoint[], reach: number): readonly PlacedPoint[] {
  const ordered = inReadingOrder(points);
  const places = placesOf(ordered, reach);
  const radii = radiiOf(ordered);
  return ordered.flatMap((point, order) => {
    const [place, radius] = [places[order], radii[order]];
    return place === undefined || radius === undefined ? [] : [{ point, place, radius, order }];
  });
}

/** A point at a distance and a bearing from the centre. */
export interface ProximityPoint {
  /** Unique within the plot, and the same as in the list next to it. */
  readonly id: string;
  /** A few words, e.g. "Kalevankatu 30", shown next to the dot if it’s one of the best. */
  readonly name: string;
  /** Announced, and shown below the plot, e.g. "Kalevankatu 30, office, 92%, 850 m north-east, 120 m²". */
  readonly description: string;
  /** Metres from the centre. Points beyond the last ring are placed on the rim. */
  readonly distance: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Square metres: sets the area of the dot, relative to the others. */
  readonly area: number;
  /** How well it matches, 0 to 100: sets the colour of the dot. */
  readonly points: number;
}

/** A circle around the centre. */
export interface ProximityRing {
  /** Metres from the centre. */
  readonly distance: number;
  /** The formatted distance, e.g. "1.5 km". */
  readonly label: string;
}
