import { availableParallelism } from 'node:os';
import { afterAll, expect, it, vi } from 'vitest';
import { hashPassword } from './secrets.ts';

// Files share their modules: this one loads its own, and leaves none behind.
const gate = vi.hoisted(() => {
  vi.resetModules();
  const { promise, resolve } = Promise.withResolvers<string>();
  return { hash: vi.fn<() => Promise<string>>(() => promise), open: () => resolve('a hash') };
});
vi.mock('@node-rs/argon2', () => ({ hash: gate.hash, verify: gate.hash }));
afterAll(() => vi.resetModules());

it('hashes fewer passwords at once than there are cores, lets 100 wait, and refuses more by 503', async () => {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const taken = Array.from({ length: atOnce + 100 }, () => hashPassword('password'));
  await expect(hashPassword('password')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(gate.hash).toHaveBeenCalledTimes(atOnce);
  gate.open();
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['a hash']));
  await expect(hashPassword('password')).resolves.toBe('a hash');
});
