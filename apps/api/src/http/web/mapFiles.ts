import type { MapLanguage, MapLevel } from '@tilava/domain/map';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LayerStore } from '../../map/layers/layerStore.ts';
import type { MapTiles } from '../../map/mapTiles.ts';
import { isKnown, notFound } from '../problems.ts';

interface TileParams {
  readonly version: string;
  readonly language: MapLanguage;
  readonly level: MapLevel;
  readonly key: string;
}

/** Serves the map's index, which browsers check for changes, and its tiles, which never change. */
export function serveMap(server: FastifyInstance, map: MapTiles, layers: LayerStore): void {
  server.get('/map/index.json', async (request, reply) => {
    const added = await layers.index();
    const etag = `${map.version}-${added.version}`;
    reply.header('cache-control', 'no-cache').header('etag', `"${etag}"`);
    return isKnown(request, etag) ? reply.status(304).send() : { ...(await map.index()), layers: added };
  });
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

function sendTile(reply: FastifyReply, tile: Buffer | null): FastifyReply {
  if (tile === null) throw notFound();
  // Every browser takes gzip.
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-encoding', 'gzip')
    .type('application/octet-stream')
    .send(tile);
}
