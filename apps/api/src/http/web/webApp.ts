import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import { layerStore } from '../../map/layers/layerStore.ts';
import { mapTiles } from '../../map/mapTiles.ts';
import { openPmtiles } from '../../map/pmtilesFile.ts';
import { notFound } from '../problems.ts';
import { serveBrand } from './brand.ts';
import { type DocumentTexts, languageOf, readDocuments, sendDocument, sendPage } from './documents.ts';
import { type LoginFormParts, takeLoginForm } from './loginForm.ts';
import { serveMap } from './mapFiles.ts';
import { type PublicPageParts, servePublicPages } from './publicPages.ts';

export interface WebAppParts extends Pick<LoginFormParts, 'logIn'> {
  readonly publicPages: PublicPageParts;
}

/** Serves the build's files by name, and a page for every page address, so that links into the app work. */
export async function serveWebApp(
  server: FastifyInstance,
  folder: string,
  texts: DocumentTexts,
  { logIn, publicPages }: WebAppParts,
  config: Pick<ServerConfig, 'brand' | 'dataFolder' | 'mapPmtiles' | 'publicUrl'>,
): Promise<void> {
  const { brand, dataFolder, mapPmtiles, publicUrl } = config;
  const documents = readDocuments(folder, brand);
  const answerWithPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, documents.at(pathOf(request.url), languageOf(request)), texts);

  for (const path of new Set(['/', ...documents.paths])) server.get(path, answerWithPage);
  await takeLoginForm(server, documents, { logIn, publicUrl });
  await serveWebFiles(server, folder);
  serveBrand(server, brand);
  await servePublicPages(server, folder, publicPages, config, (request, reply) =>
    sendDocument(
      request,
      reply.code(404).header('cache-control', 'no-store'),
      documents.at(pathOf(request.url), languageOf(request)),
      texts,
    ),
  );
  serveMap(server, {
    map: mapTiles(),
    layers: layerStore(dataFolder),
    pmtiles: mapPmtiles === null ? null : openPmtiles(mapPmtiles),
  });
  server.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request.url)) throw notFound();
    return answerWithPage(request, reply);
  });
}

/** A missing script or picture, or what begins with a dot, is not answered with a page. */
export const isPageAddress = (url: string): boolean =>
  !/^\/(?:api|assets)(?:\/|$)|\.[a-z][a-z0-9]{0,4}$|\/(?:\.|%2e)/i.test(pathOf(url));

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** What a build may hold beside its page and its assets; anything else in the folder is nobody's business. */
const namedFiles = ['favicon.ico', 'icon.svg', 'manifest.webmanifest', 'worker.js'];

/** Serves the files of a build by what they are. Assets have a hash in their name and never change. */
async function serveWebFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  const serve = (file: string, cacheControl: string) =>
    server.get(`/${file}`, (_request, reply) => reply.header('cache-control', cacheControl).sendFile(file));
  for (const file of namedFiles) if (existsSync(join(folder, file))) serve(file, 'no-cache');
  for (const name of assetsOf(folder)) serve(`assets/${name}`, 'public, max-age=31536000, immutable');
}

/** Nothing that begins with a dot, no folders, and what is compressed only in the place of what it was made of. */
function assetsOf(folder: string): readonly string[] {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\w-][\w.-]*(?<!\.(?:br|gz))$/.test(entry.name))
    .map(({ name }) => name);
}
