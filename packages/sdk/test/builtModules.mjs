// Loads what is published, both ways, and makes a call with each: a bundle that only loads may still be broken.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const entries = {
  esm: [await import('../dist/index.js'), await import('../dist/errors.js')],
  cjs: [require('../dist/index.cjs'), require('../dist/errors.cjs')],
};

for (const [format, [{ createTilava, ApiError }, errors]] of Object.entries(entries)) {
  const problem = { status: 404, code: 'not_found', detail: 'Nothing', requestId: 'r' };
  const tilava = createTilava({
    baseUrl: 'http://127.0.0.1/api/v1',
    fetch: () => Promise.resolve(Response.json(problem, { status: 404 })),
  });
  await assert.rejects(
    tilava.users.get('1'),
    (error) => error instanceof ApiError && error.code === 'not_found',
  );
  assert.equal(typeof errors.NetworkError, 'function', `${format} has the errors`);
}
