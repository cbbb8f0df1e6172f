import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiRoot } from '../contract.ts';
import { servedContract } from './servedContract.ts';
import { serveKept } from './serveKept.ts';

const base = `/${apiRoot}/docs`;
const contractPath = `/${apiRoot}/openapi.json`;

/** Where swagger-ui-dist lies. */
const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Tilava API</title>
    <link rel="icon" href="${base}/favicon-32x32.png">
    <link rel="stylesheet" href="${base}/swagger-ui.css">
    <script src="${base}/swagger-ui-bundle.js" defer></script>
    <script src="${base}/start.js" defer></script>
  </head>
  <body><main id="reference"></main></body>
</html>
`;

/** The validator and the standalone layout would call on other servers; they are left out. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const followDark = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followDark);
followDark();
SwaggerUIBundle({
  url: '${contractPath}',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/**
 * Serves the contract as `/api/v1/openapi.json`, and as a page to read and to try at `/api/v1/docs`. The page of
 * `@fastify/swagger-ui` has no dark and no width of small screens, and needs `@fastify/swagger` besides.
 *
 * @param publicUrl - where the product is reached
 */
export function addApiReference(server: FastifyInstance, publicUrl: string): void {
  const fileOf = (name: string) => readFileSync(join(library, name));
  const serve = (path: string, type: string, read: () => string | Uint8Array) =>
    serveKept(server, path, type, read);
  serve(contractPath, 'application/json; charset=utf-8', () => JSON.stringify(servedContract(publicUrl)));
  serve(base, 'text/html; charset=utf-8', () => page);
  serve(`${base}/start.js`, 'text/javascript; charset=utf-8', () => start);
  serve(`${base}/swagger-ui.css`, 'text/css; charset=utf-8', () => fileOf('swagger-ui.css'));
  serve(`${base}/swagger-ui-bundle.js`, 'text/javascript; charset=utf-8', () =>
    fileOf('swagger-ui-bundle.js'),
  );
  serve(`${base}/favicon-32x32.png`, 'image/png', () => fileOf('favicon-32x32.png'));
}
