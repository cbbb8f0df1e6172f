import type { Position } from '../place/position.ts';
import type { MapLayers } from './layers.ts';
import { stepsPerTile, type TileAddress, tileReader, tileWriter, toSteps } from './tileBytes.ts';

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
  readonly layers: MapLayers;
  /** A map that is drawn in the place of this one's ground. */
  readonly pmtiles: MapArchive | null;
}

/** Vector tiles in one file, whose parts are asked for by their range. */
export interface MapArchive {
  readonly path: string;
  /** Whom the data come from. */
  readonly credit: string;
}

/** Names a tile, such as `623-3008`. */
export const tileKey = ({ x, y }: TileAddress): string => `${x}-${y}`;

/** The tile that holds a position. */
export function tileAt(position: Position): TileAddress {
  const { east, north } = toSteps(position);
  return { x: Math.floor(Math.round(east) / stepsPerTile), y: Math.floor(Math.round(north) / stepsPerTile) };
}

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
 * Packs a tile: the length of its names and the names as lines, a number for each UTF-16 code unit; then of each street its addresses.
 */
export function encodeTile(address: TileAddress, { streets }: MapTile): Uint8Array<ArrayBuffer> {
  const writer = tileWriter(address);
  const names = streets.map(({ name }) => name).join('\n');
  writer.write(names.length);
  for (let index = 0; index < names.length; index += 1) writer.write(names.charCodeAt(index));
  for (const { addresses } of streets) writer.writeLine(addresses);
  return writer.bytes();
}

/** Reads what `encodeTile` has packed. Throws a `RangeError` where bytes are missing. */
export function decodeTile(address: TileAddress, bytes: Uint8Array): MapTile {
  const reader = tileReader(address, bytes);
  const names = String.fromCharCode(...Array.from({ length: reader.read() }, reader.read)).split('\n');
  const streets = reader.isAtEnd() ? [] : names.map((name) => ({ name, addresses: reader.readLine() }));
  return { streets };
}
