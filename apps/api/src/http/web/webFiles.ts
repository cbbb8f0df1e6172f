import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What a build may hold beside its page and its assets; anything else in the folder is nobody's business. */
const namedFiles = [
  'favicon.ico',
  'icon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'worker.js',
];

/** Serves the files of a build by what they are. Assets have a hash in their name and never change. */
export async function serveWebFiles(server: FastifyInstance, folder: string): Promise<void> {
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
    .filter((entry) => entry.isFile() && /^\w[\w.-]*(?<!\.(?:br|gz))$/.test(entry.name))
    .map(({ name }) => name);
}
