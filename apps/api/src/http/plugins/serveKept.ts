import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../entityTag.ts';

/**
 * Serves what stays the same as long as the server runs.
 *
 * @param read - called when it is first asked for: most processes never are
 */
export function serveKept(
  server: FastifyInstance,
  path: string,
  type: string,
  read: () => string | Uint8Array,
): void {
  let kept: { readonly content: string | Uint8Array; readonly tag: string } | null = null;
  server.get(path, { logLevel: 'warn' }, (request, reply) => {
    if (kept === null) {
      const content = read();
      kept = { content, tag: createHash('sha256').update(content).digest('base64url') };
    }
    const { content, tag } = kept;
    reply.type(type).header('etag', `"${tag}"`).header('cache-control', 'public, max-age=300');
    return isKnown(request, tag) ? reply.status(304).send() : reply.send(content);
  });
}
