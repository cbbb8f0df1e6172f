import type { FastifyInstance } from 'fastify';
import { withoutBody } from './requestBodies.ts';

/** Ends the alerts that a mail's link belongs to. */
export type Unsubscribe = (code: string) => Promise<void>;

/**
 * Takes what mail programs send to the address of `List-Unsubscribe` where somebody unsubscribes there (RFC 8058). The same
 * address by GET is a page of the web app, which asks first: programs that look for viruses follow links, too.
 *
 * No address is limited: large providers send the clicks of all their readers from a few, and nobody guesses 256 bits.
 */
export function takeOneClick(server: FastifyInstance, unsubscribe: Unsubscribe): void {
  server.post<{ Params: { code: string } }>(
    '/unsubscribe/:code',
    { onRequest: withoutBody },
    async (request, reply) => {
      await unsubscribe(request.params.code);
      return reply.code(204).send();
    },
  );
}
