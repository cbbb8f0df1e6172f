import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decodeShapes, decodeTile, type MapIndex, tileAt, tileKey, tilesWithin } from '@tilava/domain/map';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { importLayer } from '../../map/layers/importLayer.ts';
import { layerStore, removeLayer } from '../../map/layers/layerStore.ts';
import { mapTiles } from '../../map/mapTiles.ts';
import { pointsOf, readRegister } from '../../places/capital/readRegister.ts';
import { answerWithProblem } from '../errorHandler.ts';
import { serveMap } from './mapFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilava-map-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = fastify();
server.setErrorHandler(answerWithProblem);
serveMap(server, { map: mapTiles(), layers: layerStore(folder), pmtiles: null });

const index = async () => (await server.inject({ url: '/map/index.json' })).json<MapIndex>();

async function tile(language: string, level: string, key: string) {
  const { version } = await index();
  return server.inject({ url: `/map/${version}/${language}/${level}/${key}.bin` });
}

test('every registered address is in a tile, under its street in either language', async () => {
  const street = readRegister().streets.find(({ finnish }) => finnish === 'Kalevankatu');
  const points = street === undefined ? [] : pointsOf(street);
  expect(points.length).toBeGreaterThan(30);
  for (const point of points) {
    const address = tileAt(point);
    for (const [language, name] of [
      ['fi', 'Kalevankatu'],
      ['sv', 'Kalevagatan'],
    ] as const) {
      const answer = await tile(language, 'detail', tileKey(address));
      const { streets } = decodeTile(address, gunzipSync(answer.rawPayload));
      const addresses = streets.find((found) => found.name === name)?.addresses ?? [];
      const nearest = Math.min(
        ...addresses.map(({ latitude, longitude }) =>
          Math.hypot((latitude - point.latitude) * 111_195, (longitude - point.longitude) * 55_300),
        ),
      );
      expect(nearest).toBeLessThan(2);
    }
  }
});

test('without layers, the region takes at most 500 KB, and the first 3 km around a place at most 45 KB', async () => {
  const { tiles, places } = await index();
  const sizes = new Map<string, number>();
  let whole = 0;
  for (const key of tiles) {
    const overview = (await tile('fi', 'overview', key)).rawPayload.length;
    sizes.set(key, overview);
    whole += overview + (await tile('fi', 'detail', key)).rawPayload.length;
  }
  expect(whole).toBeLessThan(500_000);

  const indexSize = gzipSync(JSON.stringify(await index())).length;
  for (const { latitude, longitude } of places) {
    const around = tilesWithin({
      south: latitude - 0.027,
      north: latitude + 0.027,
      west: longitude - 0.054,
      east: longitude + 0.054,
    });
    const first = around.reduce((sum, address) => sum + (sizes.get(tileKey(address)) ?? 0), indexSize);
    expect(first, `${latitude}, ${longitude}`).toBeLessThanOrEqual(45 * 1024);
  }
});

test('the index is asked for anew, tiles are kept for good, and what is none is not found', async () => {
  const answer = await server.inject({ url: '/map/index.json' });
  expect(answer.headers['cache-control']).toBe('no-cache');
  const { version, tiles } = answer.json<MapIndex>();
  const again = { url: '/map/index.json', headers: { 'if-none-match': answer.headers.etag } };
  expect((await server.inject(again)).statusCode).toBe(304);

  expect((await tile('sv', 'detail', tiles[0] ?? '')).headers['cache-control']).toContain('immutable');
  for (const path of [
    `${version}/en/detail/${tiles[0]}`,
    `${version}/fi/detail/0-0`,
    `000000000000/fi/detail/${tiles[0]}`,
  ]) {
    expect((await server.inject({ url: `/map/${path}.bin` })).statusCode).toBe(404);
  }
});

test('layers that are imported while the server runs are in the index and in tiles, until they are removed', async () => {
  const before = await server.inject({ url: '/map/index.json' });
  expect(before.json<MapIndex>().layers).toMatchObject({ tiles: [], list: [] });

  const island = [
    [24.98, 60.14],
    [24.99, 60.14],
    [24.99, 60.15],
    [24.98, 60.14],
  ];
  const file = join(folder, 'island.geojson');
  writeFileSync(file, JSON.stringify({ type: 'Polygon', coordinates: [island] }));
  await importLayer(folder, [file], { kind: 'park', credit: 'Source: Parks' });

  const known = { url: '/map/index.json', headers: { 'if-none-match': before.headers.etag } };
  const after = await server.inject(known);
  expect(after.statusCode).toBe(200);
  const { version, layers } = after.json<MapIndex>();
  expect(version).toBe(before.json<MapIndex>().version);
  expect(layers.list).toEqual([{ kind: 'park', credit: 'Source: Parks' }]);

  const address = tileAt({ latitude: 60.145, longitude: 24.985 });
  expect(layers.tiles).toContain(tileKey(address));
  const url = `/map/${layers.version}/layers/detail/${tileKey(address)}.bin`;
  const answer = await server.inject({ url });
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(decodeShapes(address, gunzipSync(answer.rawPayload))).toMatchObject([{ kind: 'park' }]);

  await removeLayer(folder, 'park');
  expect((await server.inject({ url })).statusCode).toBe(404);
  expect((await server.inject(known)).statusCode).toBe(304);
});
