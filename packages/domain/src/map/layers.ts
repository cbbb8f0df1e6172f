import type { Position } from '../place/position.ts';
import { type TileAddress, tileReader, tileWriter } from './tileBytes.ts';

/** What an operator may add to the map. Around land there is sea. */
export const layerKinds = ['land', 'water', 'park', 'rail'] as const;
export type MapLayerKind = (typeof layerKinds)[number];

/** Tiles hold their numbers. */
const shapeKinds = ['sea', ...layerKinds] as const;

/** An area by its outline and its holes, or tracks by their lines. */
export interface MapShape {
  readonly kind: (typeof shapeKinds)[number];
  readonly lines: readonly (readonly Position[])[];
}

/** The layers of a map. Their tiles are at `/map/<version>/layers/<level>/<key>.bin`. */
export interface MapLayers {
  /** Changes with the tiles, which are kept for good. */
  readonly version: string;
  /** Keys of the tiles that there are. */
  readonly tiles: readonly string[];
  readonly list: readonly MapLayer[];
}

export interface MapLayer {
  readonly kind: MapLayerKind;
  /** Whom the data come from, as their licence asks for it. */
  readonly credit: string;
}

/**
 * Packs the shapes of a tile: of each its kind, the number of its lines, and the lines. Each begins anew, so that those of
 * several layers can be put together.
 */
export function encodeShapes(address: TileAddress, shapes: readonly MapShape[]): Uint8Array<ArrayBuffer> {
  const writer = tileWriter(address);
  for (const { kind, lines } of shapes) {
    writer.restart();
    writer.write(shapeKinds.indexOf(kind));
    writer.write(lines.length);
    for (const line of lines) writer.writeLine(line);
  }
  return writer.bytes();
}

/** Reads what `encodeShapes` has packed. Throws a `RangeError` where bytes are missing, or are none of a shape. */
export function decodeShapes(address: TileAddress, bytes: Uint8Array): readonly MapShape[] {
  const reader = tileReader(address, bytes);
  const shapes: MapShape[] = [];
  while (!reader.isAtEnd()) {
    reader.restart();
    const kind = shapeKinds[reader.read()];
    if (kind === undefined) throw new RangeError('The map has a shape of an unknown kind');
    shapes.push({ kind, lines: Array.from({ length: reader.read() }, reader.readLine) });
  }
  return shapes;
}
