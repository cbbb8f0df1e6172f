import {
  encodeShapes,
  fromSteps,
  type MapLayerKind,
  type MapLevel,
  type MapShape,
  type Steps,
  stepsPerTile,
  type TileAddress,
  tileKey,
  toSteps,
} from '@tilava/domain/map';
import { clipLine, clipRing, type Rectangle } from './clip.ts';
import type { Shape } from './readGeoJson.ts';
import { simplifyLine, simplifyRing } from './simplify.ts';

/** Packed shapes by the tile's key. */
export type LayerTiles = ReadonlyMap<string, Uint8Array>;

/** In steps of 2.2 m. What `tolerance` leaves out does not show at a level's zooms; tiles overlap by a pixel, or a seam would show. */
const levels: Readonly<Record<MapLevel, { readonly tolerance: number; readonly overlap: number }>> = {
  overview: { tolerance: 6, overlap: 45 },
  detail: { tolerance: 1, overlap: 3 },
};

/** Simplifies a layer's shapes for a level, and cuts and packs them by tiles; tiles without any are left out. */
export function cutLayer(
  kind: MapLayerKind,
  shapes: readonly Shape[],
  level: MapLevel,
  tiles: readonly TileAddress[],
): LayerTiles {
  const [simplify, clip] = kind === 'rail' ? [simplifyLine, clipLine] : [simplifyRing, clipRing];
  const exact = shapes.map((shape) => shape.map((line) => line.map(toSteps)));
  const simplified = exact.map((shape) => {
    const lines = shape.map((line) => simplify(line, levels[level].tolerance));
    // An area goes with its outline.
    return { lines: (lines[0] ?? []).length === 0 ? [] : lines, extent: extentOf(lines.flat()) };
  });
  const sea = kind === 'land' ? extentOf(exact.flat(2)) : undefined;
  const packed = new Map<string, Uint8Array>();
  for (const address of tiles) {
    const rectangle = rectangleOf(address, levels[level].overlap);
    const cut = simplified.flatMap(({ lines, extent }): MapShape[] => {
      if (!overlaps(extent, rectangle)) return [];
      const left = lines.flatMap((line) => clip(line, rectangle));
      return left.length === 0 ? [] : [{ kind, lines: left.map((line) => line.map(fromSteps)) }];
    });
    const around = sea === undefined ? [] : clip(cornersOf(sea), rectangle);
    const all = [...around.map((ring) => ({ kind: 'sea' as const, lines: [ring.map(fromSteps)] })), ...cut];
    if (all.length > 0) packed.set(tileKey(address), encodeShapes(address, all));
  }
  return packed;
}

const rectangleOf = ({ x, y }: TileAddress, overlap: number): Rectangle => ({
  west: x * stepsPerTile - overlap,
  south: y * stepsPerTile - overlap,
  east: (x + 1) * stepsPerTile + overlap,
  north: (y + 1) * stepsPerTile + overlap,
});

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north;

/** Infinite, and so without overlap, where there are no points. */
function extentOf(points: readonly Steps[]): Rectangle {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    [west, south] = [Math.min(west, point.east), Math.min(south, point.north)];
    [east, north] = [Math.max(east, point.east), Math.max(north, point.north)];
  }
  return { west, south, east, north };
}

const cornersOf = ({ west, south, east, north }: Rectangle): readonly Steps[] => [
  { east: west, north: south },
  { east, north: south },
  { east, north },
  { east: west, north },
];
