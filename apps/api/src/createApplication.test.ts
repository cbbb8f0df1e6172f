import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sweepHourly } from './createApplication.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sweeps a minute after the start and then hourly, also what follows a failure, until the server closes', async () => {
  const server = fastify();
  const sweep = vi.fn<() => Promise<void>>(() => Promise.resolve());
  sweepHourly(server, [{ sweep: () => Promise.reject(new Error('no disk')) }, { sweep }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(sweep).toHaveBeenCalledTimes(3);
  await server.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sweep).toHaveBeenCalledTimes(3);
});
