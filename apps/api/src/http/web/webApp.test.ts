import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapIndex } from '@tilava/domain/map';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noPublicPages, writeWebFolder } from '../../../test/support/webFolder.ts';
import { readConfig } from '../../config.ts';
import { answerWithProblem } from '../errorHandler.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

/** Of a file of version 3 with vector tiles, which has none. */
const pmtilesHeader = Buffer.alloc(200);
pmtilesHeader.write('PMTiles\u0003', 'latin1');
pmtilesHeader[99] = 1;

let build: ReturnType<typeof writeWebFolder>;
let web: FastifyInstance;

beforeEach(async () => {
  build = writeWebFolder({
    'index.html': '<meta property="csp-nonce" nonce="__CSP_NONCE__">',
    'documents/en/app.html': '<html lang="en"><meta nonce="__CSP_NONCE__">',
    'documents/fi/app.html': '<html lang="fi"><meta nonce="__CSP_NONCE__">',
    'documents/en/pages/index.html': '<h1>Landing</h1><meta nonce="__CSP_NONCE__">',
    'documents/fi/pages/index.html': '<h1>Alku</h1><meta nonce="__CSP_NONCE__">',
    'documents/en/pages/terms/of-use.html': '<script>begin()</script><h1>Terms</h1>',
    'documents/en/answers/login.html': 'secret',
    'documents/.hidden/pages/index.html': 'secret',
    'icon.svg': '<svg/>',
    'worker.js': 'keep()',
    '.built-from': 'secret',
    'notes.txt': 'secret',
    'assets/index-a1b2.js': 'run()',
    'assets/index-a1b2.js.br': 'in Brotli',
    'assets/index-a1b2.js.gz': 'in gzip',
    'assets/.hidden.js': 'secret',
    'assets/.vite/manifest.json': 'secret',
  });
  web = fastify();
  web.setErrorHandler(answerWithProblem);
  const addHeaders = securityHeaders('http://127.0.0.1');
  web.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  const logIn = () => Promise.reject(new Error('Nobody logs in here'));
  const pmtiles = join(build.folder, 'region.pmtiles');
  writeFileSync(pmtiles, pmtilesHeader);
  await serveWebApp(
    web,
    build.folder,
    {},
    { logIn, publicPages: noPublicPages },
    {
      publicUrl: 'http://127.0.0.1',
      brand: readConfig({}).brand,
      dataFolder: build.folder,
      mapPmtiles: { file: pmtiles, credit: 'Source: Region' },
    },
  );
});
afterEach(async () => {
  await web.close();
  build.remove();
});

test.each(['/answers/login', '/../answers/login', '/%2e%2e/answers/login', '/.hidden/pages/index'])(
  'what answers a form is no page of its own at %s',
  async (url) => {
    expect((await web.inject({ url })).body).not.toContain('secret');
  },
);

test.each(['/', '/matches'])(
  'the page at %s may use the styles of its own nonce, and no other',
  async (url) => {
    const pages = [await web.inject({ url }), await web.inject({ url })];
    const nonces = pages.map(({ body }) => /nonce="([^"]{22,})"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of pages.entries()) {
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('trusted-types default');
    }
  },
);

test('of the scripts that stand in a page, its own may run', async () => {
  const { headers } = await web.inject({ url: '/terms/of-use' });
  const hash = createHash('sha256').update('begin()').digest('base64');
  expect(String(headers['content-security-policy']).split(';')).toContain(
    `script-src 'self' 'sha256-${hash}'`,
  );
});

test.each([
  ['/', {}, 'en', '<h1>Landing</h1>'],
  ['/', { 'accept-language': 'fi-FI, en;q=0.5' }, 'fi', '<h1>Alku</h1>'],
  ['/?from=mail', { 'accept-language': 'de, fi;q=0.1' }, 'fi', '<h1>Alku</h1>'],
  ['/', { 'accept-language': 'fi', cookie: 'a=b; tilava.language=en' }, 'en', '<h1>Landing</h1>'],
  ['/', { 'accept-language': 'fi', cookie: 'tilava.language=../fi' }, 'fi', '<h1>Alku</h1>'],
  ['/', { 'accept-language': 'de' }, 'en', '<h1>Landing</h1>'],
  // What is in no Swedish is in English.
  ['/', { cookie: 'tilava.language=sv' }, 'en', '<h1>Landing</h1>'],
  ['/terms/of-use', { cookie: 'tilava.language=fi' }, 'en', '<h1>Terms</h1>'],
  ['/terms/of-use/', {}, 'en', '<h1>Terms</h1>'],
  ['/user/matches', { cookie: 'tilava.language=fi' }, 'fi', '<html lang="fi">'],
  ['/user/matches', { cookie: 'tilava.language=sv' }, 'en', '<html lang="en">'],
])('the page at %s for %j is in %s', async (url, headers, language, content) => {
  const answer = await web.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(content);
  expect(answer.headers).toMatchObject({
    'content-language': language,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie',
  });
});

test.each(['/', '/user/announcements/new/1.0'])(
  'the page at %s is sent once, whatever its nonce',
  async (url) => {
    const { headers } = await web.inject({ url });
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const known = await web.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect(known.headers).toMatchObject({ etag, vary: 'Accept-Language, Cookie', 'content-language': 'en' });
    // The policy whose nonce stands in the page that is kept goes on holding.
    expect(known.headers).not.toHaveProperty('content-security-policy');
    const inFinnish = await web.inject({ url, headers: { 'if-none-match': etag, 'accept-language': 'fi' } });
    expect(inFinnish.statusCode).toBe(200);
  },
);

test.each(['/', '/user/matches', '/terms/of-use'])('HEAD %s says of the page what GET does', async (url) => {
  const [head, get] = [await web.inject({ method: 'HEAD', url }), await web.inject({ url })];
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  for (const name of [
    'content-type',
    'content-length',
    'content-language',
    'etag',
    'vary',
    'cache-control',
  ]) {
    expect(head.headers[name], name).toBe(get.headers[name]);
  }
});

test('what is no page has the policy without a nonce', async () => {
  const { headers } = await web.inject({ url: '/icon.svg' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("style-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-cache');
});

test('the service worker is asked for anew each time, answers for every page, and may load of its origin alone', async () => {
  const { headers, body } = await web.inject({ url: '/worker.js' });
  expect(body).toBe('keep()');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  // Where it lies, it answers for all that lies below: no header has to allow it more.
  expect(headers).not.toHaveProperty('service-worker-allowed');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("script-src 'self'");
});

test('assets are kept for ever', async () => {
  const { headers, body } = await web.inject({ url: '/assets/index-a1b2.js' });
  expect(body).toBe('run()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['gzip, deflate, br', 'br', 'in Brotli'],
  ['gzip', 'gzip', 'in gzip'],
  ['', undefined, 'run()'],
])(
  'an asset is sent to whoever accepts %j as the build has compressed it',
  async (accepted, encoding, text) => {
    const { headers, body } = await web.inject({
      url: '/assets/index-a1b2.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(body).toBe(text);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  '/.built-from',
  '/%2ebuilt-from',
  '/assets/../.built-from',
  '/notes.txt',
  '/index.html',
  '/documents/en/app.html',
  '/documents/en/answers/login.html',
  '/documents/en/pages/index.html',
  '/assets/.hidden.js',
  '/assets/.vite/manifest.json',
  '/assets/',
  '/assets/missing.js',
  '/assets/index-a1b2.js.br',
  '/.well-known/nothing',
  '/api/nothing',
])('nothing is served at %s', async (url) => {
  const { statusCode, body, headers } = await web.inject({ url });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).not.toContain('secret');
  expect(body).not.toContain('NONCE');
});

test('the operator’s PMTiles file is named in the map’s index, and read by its ranges', async () => {
  const index = (await web.inject({ url: '/map/index.json' })).json<MapIndex>();
  const { path = '' } = index.pmtiles ?? {};
  expect(index.pmtiles).toEqual({ path, credit: 'Source: Region' });
  const headers = { range: 'bytes=0-126', 'accept-encoding': 'gzip, br' };
  const answer = await web.inject({ url: path, headers });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe('bytes 0-126/200');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.rawPayload).toEqual(pmtilesHeader.subarray(0, 127));
});
