import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until every request that has come is dealt with, also those whose client has hung up. */
    untilAnswered(): Promise<void>;
  }
}

/** Tracks requests rather than connections: work goes on after its connection is closed. */
export function trackInFlightRequests(server: FastifyInstance): void {
  const inFlight = new Set<FastifyRequest>();
  let settled = () => {};
  server.addHook('onRequest', async (request) => {
    inFlight.add(request);
  });
  const remove = (request: FastifyRequest) => {
    inFlight.delete(request);
    if (inFlight.size === 0) settled();
  };
  server.addHook('onSend', async (request, _reply, payload) => {
    // What is streamed is read from the database still.
    if (payload instanceof Readable) finished(payload, () => remove(request));
    else remove(request);
  });
  server.decorate('untilAnswered', async () => {
    if (inFlight.size > 0) await new Promise<void>((resolve) => (settled = resolve));
  });
}
