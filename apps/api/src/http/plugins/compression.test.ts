import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const list = Array.from({ length: 500 }, (_, index) => ({ distance: index, address: `Annankatu ${index}` }));

let server: FastifyInstance;
afterEach(() => server.close());

/** Asks a server for a list or for a single match of it. */
async function ask(path: '/list' | '/one', accepted: string) {
  server = fastify();
  await compressAnswers(server);
  server.get('/list', () => list);
  server.get('/one', () => list[0]);
  return server.inject({ url: path, headers: { 'accept-encoding': accepted } });
}

it.each([
  ['a browser by HTTPS', 'gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['a browser that knows no Zstandard', 'gzip, deflate, br', 'br', brotliDecompressSync],
  ['Node.js', 'gzip, deflate', 'gzip', gunzipSync],
] as const)('packs a list for %s', async (_, accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask('/list', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toContain('accept-encoding');
  expect(rawPayload.length).toBeLessThan(JSON.stringify(list).length / 4);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(list);
});

it.each([
  ['what fits into a packet', '/one', 'gzip, br, zstd', list[0]],
  ['what nobody could unpack', '/list', 'identity', list],
] as const)('sends %s as it is', async (_, path, accepted, value) => {
  const { headers, body } = await ask(path, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toEqual(value);
});
