import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSecurityHeaders } from './securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

let folder: string;
const server = () => {
  const made = fastify();
  made.addHook('onRequest', async (request, reply) => addSecurityHeaders(request, reply));
  return made;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-web-'));
  writeFileSync(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['/', '/matches'])(
  'the page at %s may use the styles of its own nonce, and no other',
  async (url) => {
    const web = server();
    await serveWebApp(web, folder);
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
  const web = server();
  await serveWebApp(web, folder);
  const { headers } = await web.inject({ url: '/index.html' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("style-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
