import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { MapIndex, MapLanguage, MapLevel } from '@tilava/domain/map';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LayerStore } from '../../map/layers/layerStore.ts';
import type { MapTiles } from '../../map/mapTiles.ts';
import type { PmtilesFile } from '../../map/pmtilesFile.ts';
import { isKnown, notFound } from '../problems.ts';

interface TileParams {
  readonly version: string;
  readonly language: MapLanguage;
  readonly level: MapLevel;
  readonly key: string;
}

interface MapParts {
  readonly map: MapTiles;
  readonly layers: LayerStore;
  /** The file whose tiles are drawn in the place of the map's own ground. */
  readonly pmtiles: PmtilesFile | null;
}

const forGood = 'public, max-age=31536000, immutable';

/** Serves the map's index, which browsers check for changes, and its tiles, which never change. */
export function serveMap(server: FastifyInstance, { map, layers, pmtiles }: MapParts): void {
  server.get('/map/index.json', async (request, reply) => {
    const index: MapIndex = {
      ...(await map.index()),
      layers: await layers.index(),
      pmtiles: pmtiles?.archive ?? null,
    };
    const etag = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
    reply.header('cache-control', 'no-cache').header('etag', `"${etag}"`);
    return isKnown(request, etag) ? reply.status(304).send() : index;
  });
  if (pmtiles !== null) servePmtiles(server, pmtiles);
  server.get<{ Params: TileParams }>(
    `/map/:version/:language(^fi|sv$)/:level(^overview|detail$)/:key(^\\d+-\\d+$).bin`,
    async ({ params: { version, language, level, key } }, reply) =>
      sendTile(reply, version === map.version ? await map.tile(key, language, level) : null),
  );
  server.get<{ Params: Omit<TileParams, 'language'> }>(
    `/map/:version/layers/:level(^overview|detail$)/:key(^\\d+-\\d+$).bin`,
    async ({ params: { version, level, key } }, reply) =>
      sendTile(reply, await layers.tile(version, level, key)),
  );
}

/** Browsers ask for parts of it by their range. */
function servePmtiles(server: FastifyInstance, { archive, file }: PmtilesFile): void {
  server.get(archive.path, (_request, reply) =>
    reply.header('cache-control', forGood).sendFile(basename(file), dirname(file)),
  );
}

function sendTile(reply: FastifyReply, tile: Buffer | null): FastifyReply {
  if (tile === null) throw notFound();
  // Every browser takes gzip.
  return reply
    .header('cache-control', forGood)
    .header('content-encoding', 'gzip')
    .type('application/octet-stream')
    .send(tile);
}
