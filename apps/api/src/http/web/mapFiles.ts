import type { MapLanguage, MapLevel } from '@tilava/domain/map';
import type { FastifyInstance } from 'fastify';
import type { MapTiles } from '../../map/mapTiles.ts';
import { isKnown, notFound } from '../problems.ts';

interface TileParams {
  readonly version: string;
  readonly language: MapLanguage;
  readonly level: MapLevel;
  readonly key: string;
}

/** Serves the map's index, which browsers check for changes, and its tiles, which never change. */
export function serveMap(server: FastifyInstance, map: MapTiles): void {
  server.get('/map/index.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', `"${map.version}"`);
    return isKnown(request, map.version) ? reply.status(304).send() : map.index();
  });
  server.get<{ Params: TileParams }>(
    `/map/:version/:language(^fi|sv$)/:level(^overview|detail$)/:key(^\\d+-\\d+$).bin`,
    async ({ params: { version, language, level, key } }, reply) => {
      const tile = version === map.version ? await map.tile(key, language, level) : null;
      if (tile === null) throw notFound();
      // Every browser takes gzip.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-encoding', 'gzip')
        .type('application/octet-stream')
        .send(tile);
    },
  );
}
