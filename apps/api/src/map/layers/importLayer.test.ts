import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeShapes, tileAt, tileKey } from '@tilava/domain/map';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../startError.ts';
import { importLayer } from './importLayer.ts';
import { layerStore } from './layerStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-layers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A rectangle around a position, in degrees to each side. */
function square([longitude, latitude]: readonly [number, number], reach: number) {
  const [west, east] = [longitude - 2 * reach, longitude + 2 * reach];
  const [south, north] = [latitude - reach, latitude + reach];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function fileOf(...polygons: readonly (readonly (readonly (readonly number[])[])[])[]): string {
  const file = join(folder, 'areas.geojson');
  writeFileSync(file, JSON.stringify({ type: 'MultiPolygon', coordinates: polygons }));
  return file;
}

/** In the middle of a tile. */
const bay = [24.94, 60.17] as const;
const address = tileAt({ longitude: bay[0], latitude: bay[1] });

async function shapes(level: 'overview' | 'detail') {
  const store = layerStore(folder);
  const { version } = await store.index();
  const tile = await store.tile(version, level, tileKey(address));
  return tile === null ? null : decodeShapes(address, gunzipSync(tile));
}

test('cuts areas by tiles, with their holes, and leaves out of an overview what is not seen', async () => {
  const file = fileOf([square(bay, 0.002), square(bay, 0.00002)]);
  const result = await importLayer(folder, [file], { kind: 'water', credit: 'City' });
  expect(result).toMatchObject({ shapes: 1, tiles: 1 });
  const [overview] = (await shapes('overview')) ?? [];
  const [detail] = (await shapes('detail')) ?? [];
  expect(overview).toMatchObject({ kind: 'water' });
  expect(overview?.lines.map(({ length }) => length)).toEqual([4]);
  expect(detail?.lines.map(({ length }) => length)).toEqual([4, 4]);
});

test('an area that spans tiles is in each of them', async () => {
  const file = fileOf([square(bay, 0.05)]);
  const { tiles } = await importLayer(folder, [file], { kind: 'park', credit: 'City' });
  expect(tiles).toBeGreaterThanOrEqual(25);
  const [shape] = (await shapes('detail')) ?? [];
  expect(shape?.lines[0]).toHaveLength(4);
});

test('around land there is sea, as far as the land’s files reach', async () => {
  const file = fileOf([square(bay, 0.001)], [square([25.05, 60.25], 0.001)]);
  await importLayer(folder, [file], { kind: 'land', credit: 'Sea' });
  expect((await shapes('detail'))?.map(({ kind }) => kind)).toEqual(['sea', 'land']);
});

test('a layer replaces the one of its kind, and stays where an import fails', async () => {
  await importLayer(folder, [fileOf([square(bay, 0.002)])], { kind: 'water', credit: 'First' });
  await importLayer(folder, [fileOf([square(bay, 0.001)])], { kind: 'water', credit: 'Second' });
  const far = importLayer(folder, [fileOf([square([10, 50], 1)])], { kind: 'water', credit: 'Far' });
  await expect(far).rejects.toThrow(/lies within the region of the map$/);
  const none = importLayer(folder, [join(folder, 'none')], { kind: 'water', credit: 'None' });
  await expect(none).rejects.toThrow(StartError);
  expect((await layerStore(folder).index()).list).toEqual([{ kind: 'water', credit: 'Second' }]);
  expect(readdirSync(join(folder, 'map'))).toEqual(['water.json']);
});
