import { project } from './projection.ts';

type Corner = readonly [longitude: number, latitude: number];

interface Area {
  readonly layer: string;
  readonly kind: string;
  readonly corners: readonly Corner[];
}

/** One tile, 20 km wide in the capital region, has all of it; a side of it is counted in so many parts. */
const zoom = 10;
const extent = 4096;

/** A PMTiles file (version 3) with one vector tile around a position, without compression. */
export function pmtilesOf([longitude, latitude]: Corner, areas: readonly Area[]): Uint8Array<ArrayBuffer> {
  const { x, y } = project({ latitude, longitude });
  const [column, row] = [Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)];
  const tile = areas.flatMap((area) => field(3, layerOf(area, column, row)));
  // A directory of one entry: its id, how often it is repeated, its length and one more than where it begins.
  const directory = [1, tileId(column, row), 1, tile.length, 1].flatMap(varint);
  const metadata = [...new TextEncoder().encode('{}')];

  const header = new DataView(new ArrayBuffer(127));
  for (const [index, byte] of [...new TextEncoder().encode('PMTiles\u0003')].entries())
    header.setUint8(index, byte);
  const parts = [127, directory.length, 127 + directory.length, metadata.length];
  const tilesAt = 127 + directory.length + metadata.length;
  for (const [index, value] of [...parts, tilesAt, 0, tilesAt, tile.length, 1, 1, 1].entries()) {
    header.setBigUint64(8 + 8 * index, BigInt(value), true);
  }
  // Clustered; neither directories nor tiles are compressed; vector tiles of one zoom.
  for (const [index, value] of [1, 1, 1, 1, zoom, zoom].entries()) header.setUint8(96 + index, value);
  for (const [index, value] of [-180, -85, 180, 85].entries())
    header.setInt32(102 + 4 * index, value * 1e7, true);
  return Uint8Array.from([...new Uint8Array(header.buffer), ...directory, ...metadata, ...tile]);
}

/** By the vector tile specification (version 2): a layer with one area, whose kind is its only property. */
function layerOf({ layer, kind, corners }: Area, column: number, row: number): number[] {
  const points = corners.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return [(x * 2 ** zoom - column) * extent, (y * 2 ** zoom - row) * extent].map(Math.round);
  });
  let [left, top] = [0, 0];
  const steps = points.map(([x = 0, y = 0]) => {
    const step = [x - left, y - top].map(zigzag);
    [left, top] = [x, y];
    return step;
  });
  const [first = [], ...others] = steps;
  // "Move to" once, "line to" as often as there are others, and "close".
  const geometry = [9, ...first, (others.length << 3) | 2, ...others.flat(), 15].flatMap(varint);
  const feature = [...field(2, [0, 0]), ...varint(24), ...varint(3), ...field(4, geometry)];
  const text = (value: string) => [...new TextEncoder().encode(value)];
  return [
    120,
    2,
    ...field(1, text(layer)),
    ...field(2, feature),
    ...field(3, text('kind')),
    ...field(4, field(1, text(kind))),
    ...varint(40),
    ...varint(extent),
  ];
}

/** Of bytes, in the encoding of Protocol Buffers. */
const field = (number: number, bytes: readonly number[]): number[] => [
  ...varint((number << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** Along a Hilbert curve, after the tiles of all zooms before. */
function tileId(column: number, row: number): number {
  let [x, y, id] = [column, row, (4 ** zoom - 1) / 3];
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [right, lower] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    id += side * side * ((3 * right) ^ lower);
    if (lower === 0) {
      if (right === 1) [x, y] = [side - 1 - (x & (side - 1)), side - 1 - (y & (side - 1))];
      [x, y] = [y, x];
    }
  }
  return id;
}
