import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems.ts';

/** Watching has to go on when the server is busiest. */
const alwaysAnswered = ['/healthz', '/readyz', '/metrics'];

/** Milliseconds that the event loop may lag, on average over a look, before requests are refused. */
export const usualLag = 1_000;

/** Milliseconds between two looks, and between two measurements within one. */
const interval = 500;
const resolution = 10;

/** A single stall, such as the start or one large query of the embedded database, is over when it is seen. */
const looksUntilBusy = 2;

/**
 * Refuses requests while the event loop lags by more than `lag` milliseconds: those who are served are served in
 * time, instead of all too late. 0 refuses none.
 */
export function shedLoad(server: FastifyInstance, lag: number): void {
  if (lag === 0) return;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let lastLook = performance.now();
  let lateLooks = 0;
  const look = () => {
    const now = performance.now();
    // Stalled throughout, nothing was measured but this look's own delay.
    const delay = histogram.count === 0 ? now - lastLook - interval : histogram.mean / 1_000_000 - resolution;
    histogram.reset();
    lastLook = now;
    lateLooks = delay > lag ? lateLooks + 1 : 0;
    if (lateLooks === looksUntilBusy) server.log.warn({ delay }, 'The event loop lags: requests are refused');
  };
  const timer = setInterval(look, interval);
  timer.unref();
  server.addHook('onClose', () => {
    clearInterval(timer);
    histogram.disable();
  });
  server.addHook('onRequest', async (request) => {
    if (lateLooks < looksUntilBusy || alwaysAnswered.includes(request.routeOptions.url ?? '')) return;
    throw new ProblemError(503, 'unavailable', 'The server is too busy now; try again', { retryAfter: 2 });
  });
}
