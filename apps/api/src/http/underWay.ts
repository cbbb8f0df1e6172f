import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until every request that has come is dealt with, also those whose client has hung up. */
    untilAnswered(): Promise<void>;
  }
}

/** Remembers what is under way: a connection that is closed says nothing of the work that goes on for it. */
export function watchUnderWay(server: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  let settled = () => {};
  server.addHook('onRequest', async (request) => {
    underWay.add(request);
  });
  const remove = (request: FastifyRequest) => {
    underWay.delete(request);
    if (underWay.size === 0) settled();
  };
  server.addHook('onSend', async (request, _reply, payload) => {
    // What is streamed is read from the database still.
    if (payload instanceof Readable) finished(payload, () => remove(request));
    else remove(request);
  });
  server.decorate('untilAnswered', async () => {
    if (underWay.size > 0) await new Promise<void>((resolve) => (settled = resolve));
  });
}
