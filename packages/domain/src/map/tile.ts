import type { Position } from '../place/position.ts';

/** A street of a tile by the positions of its addresses, in the order in which they stand along it. */
export interface MapStreet {
  /** In the tile's language; empty for all streets of an overview that are too short for their name. */
  readonly name: string;
  readonly addresses: readonly Position[];
}

/** A rectangle of the map, some 2.2 km on each side in the capital region. */
export interface MapTile {
  readonly streets: readonly MapStreet[];
}

/** A tile's column and row, counted eastwards and northwards from 0° E 0° N. */
export interface TileAddress {
  readonly x: number;
  readonly y: number;
}

/** In degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Streets are named in Finnish or in Swedish. */
export type MapLanguage = 'fi' | 'sv';

/** An overview lacks the names of short streets, and addresses that stand within 50 m of others. */
export type MapLevel = 'overview' | 'detail';

/** A district or a station, by its names and position. */
export interface MapPlace extends Position {
  readonly kind: 'district' | 'train' | 'metro';
  readonly names: Readonly<Record<MapLanguage, string>>;
}

/** What a map is made of: `/map/index.json`. Tiles are at `/map/<version>/<language>/<level>/<key>.bin`. */
export interface MapIndex {
  /** Changes with the tiles, which are kept for good. */
  readonly version: string;
  /** Keys of the tiles that there are. */
  readonly tiles: readonly string[];
  readonly places: readonly MapPlace[];
}

/** Names a tile, such as `623-3008`. */
export const tileKey = ({ x, y }: TileAddress): string => `${x}-${y}`;

/** Steps of 2.2 m each, so that most addresses of a street take two bytes. */
const stepsPerDegree = { latitude: 50_000, longitude: 25_000 };
const stepsPerTile = 1000;

/** The tile that holds a position. */
export const tileAt = ({ latitude, longitude }: Position): TileAddress => ({
  x: Math.floor(Math.round(longitude * stepsPerDegree.longitude) / stepsPerTile),
  y: Math.floor(Math.round(latitude * stepsPerDegree.latitude) / stepsPerTile),
});

/** The tiles that a rectangle touches, from the southwest, row by row. */
export function tilesWithin({ south, west, north, east }: MapBounds): readonly TileAddress[] {
  const [first, last] = [
    tileAt({ latitude: south, longitude: west }),
    tileAt({ latitude: north, longitude: east }),
  ];
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return range(first.y, last.y).flatMap((y) => range(first.x, last.x).map((x) => ({ x, y })));
}

/**
 * Packs a tile: the length of its names and the names as lines, a number for each UTF-16 code unit; then of each street the number of addresses
 * and how many steps each lies north and east of the one before. Numbers are LEB128, differences in zigzag code.
 */
export function encodeTile({ x, y }: TileAddress, { streets }: MapTile): Uint8Array {
  const bytes: number[] = [];
  const unsigned = (value: number): void => {
    for (let rest = value; ; rest >>>= 7) {
      if (rest < 128) return void bytes.push(rest);
      bytes.push((rest & 127) | 128);
    }
  };
  const signed = (value: number): void => unsigned(value < 0 ? -2 * value - 1 : 2 * value);

  const names = streets.map(({ name }) => name).join('\n');
  unsigned(names.length);
  for (let index = 0; index < names.length; index += 1) unsigned(names.charCodeAt(index));
  let [north, east] = [y * stepsPerTile, x * stepsPerTile];
  for (const { addresses } of streets) {
    unsigned(addresses.length);
    for (const { latitude, longitude } of addresses) {
      const [toNorth, toEast] = [
        Math.round(latitude * stepsPerDegree.latitude),
        Math.round(longitude * stepsPerDegree.longitude),
      ];
      signed(toNorth - north);
      signed(toEast - east);
      [north, east] = [toNorth, toEast];
    }
  }
  return Uint8Array.from(bytes);
}

/** Reads what `encodeTile` has packed. Throws a `RangeError` where bytes are missing. */
export function decodeTile({ x, y }: TileAddress, bytes: Uint8Array): MapTile {
  let at = 0;
  const unsigned = (): number => {
    for (let [value, shift] = [0, 0]; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError(`The map's tile ${x}-${y} is cut off`);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const signed = (): number => {
    const value = unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };

  const names = String.fromCharCode(...Array.from({ length: unsigned() }, unsigned)).split('\n');
  let [north, east] = [y * stepsPerTile, x * stepsPerTile];
  const streets = at >= bytes.length ? [] : names.map((name) => ({ name, addresses: readAddresses() }));
  return { streets };

  function readAddresses(): Position[] {
    return Array.from({ length: unsigned() }, () => {
      north += signed();
      east += signed();
      return { latitude: north / stepsPerDegree.latitude, longitude: east / stepsPerDegree.longitude };
    });
  }
}
