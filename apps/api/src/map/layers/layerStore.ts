import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { layerKinds, type MapLayerKind, type MapLayers, type MapLevel } from '@tilava/domain/map';
import { hasCode } from '../../startError.ts';
import type { LayerTiles } from './cutLayer.ts';

const pack = promisify(gzip);

interface Layer {
  readonly kind: MapLayerKind;
  readonly credit: string;
  readonly tiles: Readonly<Record<MapLevel, LayerTiles>>;
}

/** As it is in the data folder, its tiles in base64. */
interface StoredLayer {
  readonly credit: string;
  readonly tiles: Readonly<Record<MapLevel, Readonly<Record<string, string>>>>;
}

const folderOf = (dataFolder: string) => join(dataFolder, 'map');
const fileOf = (dataFolder: string, kind: MapLayerKind) => join(folderOf(dataFolder), `${kind}.json`);

/** Replaces the layer of its kind at once: a server that is running has the old one or the new one. */
export async function writeLayer(dataFolder: string, { kind, credit, tiles }: Layer): Promise<void> {
  const file = fileOf(dataFolder, kind);
  const stored: StoredLayer = {
    credit,
    tiles: { overview: toStored(tiles.overview), detail: toStored(tiles.detail) },
  };
  await mkdir(folderOf(dataFolder), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(stored), { mode: 0o600, flush: true });
  await rename(unfinished, file);
}

export const removeLayer = (dataFolder: string, kind: MapLayerKind): Promise<void> =>
  rm(fileOf(dataFolder, kind));

/** The layers in the data folder, which commands may replace while the server runs. */
export function layerStore(dataFolder: string) {
  let known: { readonly state: string; readonly layers: ReturnType<typeof readLayers> } | undefined;
  const current = async () => {
    const state = await stateOf(dataFolder);
    if (known?.state !== state) known = { state, layers: readLayers(dataFolder) };
    return known.layers;
  };
  const packed = new Map<string, Promise<Buffer>>();

  return {
    index: async (): Promise<MapLayers> => {
      const { version, layers } = await current();
      const keys = layers.flatMap(({ tiles }) => [...tiles.overview.keys(), ...tiles.detail.keys()]);
      return {
        version,
        tiles: [...new Set(keys)],
        list: layers.map(({ kind, credit }) => ({ kind, credit })),
      };
    },

    /** Compressed by gzip; null where there is nothing. */
    async tile(version: string, level: MapLevel, key: string): Promise<Buffer | null> {
      const { version: present, layers } = await current();
      const parts = layers.flatMap(({ tiles }) => tiles[level].get(key) ?? []);
      const isThere = layers.some(({ tiles }) => tiles.overview.has(key) || tiles.detail.has(key));
      if (version !== present || !isThere) return null;
      const name = `${version}/${level}/${key}`;
      const tile = packed.get(name) ?? pack(Buffer.concat(parts), { level: 9 });
      packed.set(name, tile);
      return tile;
    },
  };
}

export type LayerStore = ReturnType<typeof layerStore>;

async function readLayers(dataFolder: string) {
  const hash = createHash('sha256');
  const layers: Layer[] = [];
  for (const kind of layerKinds) {
    const content = await unlessMissing(readFile(fileOf(dataFolder, kind), 'utf8'));
    if (content === null) continue;
    hash.update(`${kind}\n${content}\n`);
    const { credit, tiles } = toLayer(content);
    layers.push({
      kind,
      credit,
      tiles: { overview: fromStored(tiles.overview), detail: fromStored(tiles.detail) },
    });
  }
  return { version: hash.digest('hex').slice(0, 12), layers };
}

/** Changes with the files. */
async function stateOf(dataFolder: string): Promise<string> {
  const states = await Promise.all(
    layerKinds.map(async (kind) => {
      const found = await unlessMissing(stat(fileOf(dataFolder, kind)));
      return found === null ? '' : `${found.ino} ${found.size} ${found.mtimeMs}`;
    }),
  );
  return states.join();
}

async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Only `writeLayer` writes these files. */
const toLayer = (content: string): StoredLayer => JSON.parse(content);

const toStored = (tiles: LayerTiles): Record<string, string> =>
  Object.fromEntries([...tiles].map(([key, bytes]) => [key, Buffer.from(bytes).toString('base64')]));

const fromStored = (tiles: Readonly<Record<string, string>>): LayerTiles =>
  new Map(Object.entries(tiles).map(([key, bytes]) => [key, Buffer.from(bytes, 'base64')]));
