import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformedRequest } from './problems.ts';

/** A name or an address, with a port or without. */
const host = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses a request that does not name one host, as HTTP asks for; node would answer by an empty page. */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }: FastifyRequest) => {
    const named = hostsOf(raw.rawHeaders);
    const isMissing = named.length === 0 && raw.httpVersion === '1.0';
    if (isMissing || (named.length === 1 && host.test(named[0] ?? ''))) return;
    throw malformedRequest('The request has to name one host');
  });
}

/** As they were sent: of several, `headers` shows only the first. */
const hostsOf = (rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
