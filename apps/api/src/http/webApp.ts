import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './problems.ts';
import { allowStylesOf } from './securityHeaders.ts';

/** What vite writes where the nonce of each answer has to stand. */
const noncePlaceholder = /__CSP_NONCE__/g;

/**
 * Serves the built web app: its files by name, and its one page for every path that is no file, so that links
 * into the app work. Files with a hash in their name never change.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    allowStylesOf(nonce, request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll(noncePlaceholder, nonce));
  };

  server.get('/', sendPage);
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !isFileName(request.url);
    if (!isPage) throw notFound();
    return sendPage(request, reply);
  });
}

/** A missing script or picture has to be missing, not be answered with a page. */
function isFileName(url: string): boolean {
  const [path = ''] = url.split('?');
  return /\.[a-z0-9]{1,5}$/i.test(path);
}
