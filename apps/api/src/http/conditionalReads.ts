import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { operationOfRoute } from './operations.ts';
import { isKnown } from './problems.ts';
import { onlyReads } from './respond.ts';

/**
 * Gives each JSON that is read an `ETag`, and answers 304 to whoever has it already. A version alone doesn't tell an
 * answer from another: it may also hold what is counted or what others do.
 */
export function answerUnchanged(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { method, routeOptions, caller } = request;
    if (reply.statusCode !== 200 || typeof payload !== 'string' || operationOfRoute(routeOptions) === null)
      return payload;
    if (!['GET', 'HEAD'].includes(method) || !onlyReads('GET', routeOptions.schema)) return payload;
    // A page that ends alike may have a next one by now.
    const mark = hash('sha256', String(reply.getHeader('link') ?? '') + payload, 'base64url').slice(0, 22);
    const version = reply.getHeader('etag');
    const tag = version === undefined ? mark : `${String(version).slice(1, -1)}-${mark}`;
    reply.header('etag', version === undefined ? `W/"${tag}"` : `"${tag}"`);
    // Browsers keep nothing, as the computer may be shared; programs that call with keys may.
    if (caller?.key) reply.header('cache-control', 'private, no-cache');
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'authorization' : `${String(vary)}, authorization`);
    if (!isKnown(request, tag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
