import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerWithProblem } from './errorHandler.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

let folder: string;
let web: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-web-'));
  mkdirSync(join(folder, 'assets/.vite'), { recursive: true });
  const files = {
    'index.html': '<meta property="csp-nonce" nonce="__CSP_NONCE__">',
    'icon.svg': '<svg/>',
    '.built-from': 'secret',
    'notes.txt': 'secret',
    'assets/index-a1b2.js': 'run()',
    'assets/.hidden.js': 'secret',
    'assets/.vite/manifest.json': 'secret',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  web = fastify();
  web.setErrorHandler(answerWithProblem);
  const addHeaders = securityHeaders('http://127.0.0.1');
  web.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  await serveWebApp(web, folder);
});
afterEach(async () => {
  await web.close();
  rmSync(folder, { recursive: true });
});

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
    }
  },
);

test('what is no page has the policy without a nonce', async () => {
  const { headers } = await web.inject({ url: '/icon.svg' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("style-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-cache');
});

test('assets are kept for ever', async () => {
  const { headers, body } = await web.inject({ url: '/assets/index-a1b2.js' });
  expect(body).toBe('run()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/.built-from',
  '/%2ebuilt-from',
  '/assets/../.built-from',
  '/notes.txt',
  '/index.html',
  '/assets/.hidden.js',
  '/assets/.vite/manifest.json',
  '/assets/',
  '/assets/missing.js',
  '/.well-known/nothing',
  '/api/nothing',
])('nothing is served at %s', async (url) => {
  const { statusCode, body, headers } = await web.inject({ url });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).not.toContain('secret');
  expect(body).not.toContain('NONCE');
});
