import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './problems.ts';
import { allowStylesOf } from './securityHeaders.ts';
import { serveWebFiles } from './webFiles.ts';

/** What vite writes where the nonce of each answer has to stand. */
const noncePlaceholder = /__CSP_NONCE__/g;

/**
 * Serves the built web app: its files by name, and its one page for every address of a page, so that links into the
 * app work.
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
  await serveWebFiles(server, folder);
  server.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request.url)) throw notFound();
    return sendPage(request, reply);
  });
}

/**
 * Whether an address may be one of the app's pages. A missing script or picture has to be missing, not be answered
 * with a page, and so has what begins with a dot.
 */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  return !/^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]{1,5}$|\/(?:\.|%2e)/i.test(path);
}
