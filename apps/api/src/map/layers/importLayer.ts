import { readFile } from 'node:fs/promises';
import { type MapLayerKind, type TileAddress, tilesWithin } from '@tilava/domain/map';
import { pointsOf, readRegister } from '../../places/capital/readRegister.ts';
import { StartError, systemReason } from '../../startError.ts';
import { cutLayer } from './cutLayer.ts';
import { writeLayer } from './layerStore.ts';
import { readGeoJson } from './readGeoJson.ts';

interface LayerImport {
  readonly kind: MapLayerKind;
  readonly credit: string;
}

export interface LayerImportResult {
  readonly shapes: number;
  readonly tiles: number;
  /** Of all tiles, before they are compressed. */
  readonly bytes: number;
}

/** Makes the map's layer of a kind from GeoJSON files, as far as the map reaches. Throws StartError. */
export async function importLayer(
  dataFolder: string,
  files: readonly string[],
  { kind, credit }: LayerImport,
): Promise<LayerImportResult> {
  const shapes = (await Promise.all(files.map((file) => readShapes(file, kind)))).flat();
  const region = coveredTiles();
  const tiles = {
    overview: cutLayer(kind, shapes, 'overview', region),
    detail: cutLayer(kind, shapes, 'detail', region),
  };
  if (tiles.detail.size === 0) {
    throw new StartError(`Nothing in ${files.join(', ')} lies within the region of the map`);
  }
  await writeLayer(dataFolder, { kind, credit, tiles });
  const packed = [...tiles.overview.values(), ...tiles.detail.values()];
  return {
    shapes: shapes.length,
    tiles: tiles.detail.size,
    bytes: packed.reduce((sum, { length }) => sum + length, 0),
  };
}

async function readShapes(file: string, kind: MapLayerKind) {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${file} can’t be read (${systemReason(cause)})`, { cause });
  }
  return readGeoJson(text, kind, file);
}

/** In degrees: so far beyond the registered addresses one looks from the shore. */
const margin = { latitude: 0.04, longitude: 0.08 };

/** The tiles of the rectangle around all registered addresses. */
function coveredTiles(): readonly TileAddress[] {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const street of readRegister().streets) {
    for (const { latitude, longitude } of pointsOf(street)) {
      [south, west] = [Math.min(south, latitude), Math.min(west, longitude)];
      [north, east] = [Math.max(north, latitude), Math.max(east, longitude)];
    }
  }
  return tilesWithin({
    south: south - margin.latitude,
    west: west - margin.longitude,
    north: north + margin.latitude,
    east: east + margin.longitude,
  });
}
