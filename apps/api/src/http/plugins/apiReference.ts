import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiRoot, problemList, readContract } from '../contract.ts';
import { isKnown } from '../problems.ts';

const base = `/${apiRoot}/docs`;
const contractPath = `/${apiRoot}/openapi.json`;

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

/** Serves the contract as JSON, and as a page; `@fastify/swagger-ui` has neither dark mode nor small screens. */
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

interface Served {
  readonly info: { readonly contact: { readonly url: string } };
  readonly servers: readonly { readonly url: string }[];
  readonly externalDocs: { readonly url: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The page shows no roles of a security scheme, so that the description names the scope. */
function withScope(operation: Operation): Operation {
  const [scope] = operation.security?.flatMap(({ key = [] }) => key) ?? [];
  if (scope === undefined) return operation;
  return {
    ...operation,
    description: `${operation.description ?? ''}\n\nScope of keys: \`${scope}\`.`.trim(),
  };
}

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** The contract as it is served: whoever keeps it as a file has to find the way back. */
function servedContract(publicUrl: string): object {
  const absolute = <Part extends { readonly url: string }>(part: Part): Part => ({
    ...part,
    url: new URL(new URL(part.url, publicUrl).pathname, publicUrl).href,
  });
  const contract = readContract() as Served;
  const { info, servers, externalDocs, paths } = contract;
  return {
    ...contract,
    info: { ...info, contact: absolute(info.contact) },
    servers: servers.map(absolute),
    externalDocs: absolute(externalDocs),
    paths: mapValues(paths, (operations) => mapValues(operations, withScope)),
  };
}

/** Serves what never changes while the server runs; `read` is called when it is first asked for. */
function serveKept(
  server: FastifyInstance,
  path: string,
  type: string,
  read: () => string | Uint8Array,
): void {
  let kept: { readonly content: string | Uint8Array; readonly tag: string } | null = null;
  server.get(path, { logLevel: 'warn' }, (request, reply) => {
    if (kept === null) {
      const content = read();
      kept = { content, tag: createHash('sha256').update(content).digest('base64url') };
    }
    const { content, tag } = kept;
    reply.type(type).header('etag', `"${tag}"`).header('cache-control', 'public, max-age=300');
    return isKnown(request, tag) ? reply.status(304).send() : reply.send(content);
  });
}

interface Entry {
  readonly code: string;
  readonly statuses: string;
  readonly meaning: string;
}

const styles = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; scroll-margin-top: 1rem; }
h2:target { text-decoration: underline; }
a { color: inherit; }
p { margin: 0.25rem 0; }
`;

/** Serves the list that the `type` of every problem leads to: the codes as the contract describes them. */
export function addProblemList(server: FastifyInstance): void {
  serveKept(server, problemList, 'text/html; charset=utf-8', pageOfProblems);
  serveKept(server, `${problemList}.css`, 'text/css; charset=utf-8', () => styles);
}

function pageOfProblems(): string {
  const { ProblemCode } = (
    readContract() as { components: { schemas: { ProblemCode: { description: string; enum: string[] } } } }
  ).components.schemas;
  return problemPage(ProblemCode.enum.map((code) => entryOf(code, ProblemCode.description)));
}

/** Each code has a line of the list in the contract. */
function entryOf(code: string, description: string): Entry {
  const line = new RegExp(`^- \`${code}\` \\(([^)]+)\\): ((?:.|\\n  )+)`, 'm').exec(description);
  const [, statuses = '', meaning = ''] = line ?? [];
  if (line === null) throw new Error(`The contract says nothing of the problem ${code}`);
  return { code, statuses, meaning: meaning.replaceAll(/\s+/g, ' ') };
}

const problemPage = (entries: readonly Entry[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Tilava API problems</title>
    <link rel="icon" href="/${apiRoot}/docs/favicon-32x32.png">
    <link rel="stylesheet" href="${problemList}.css">
  </head>
  <body>
    <main>
      <h1>Tilava API problems</h1>
      <p>Every response with status 400 or higher is a problem document (RFC 9457). Its <code>type</code> links to one of
      these, and its <code>code</code> names it. <a href="/${apiRoot}/docs">See the whole API</a></p>
${entries.map(section).join('\n')}
    </main>
  </body>
</html>
`;

const section = ({ code, statuses, meaning }: Entry) =>
  `      <h2 id="${code}"><code>${code}</code> (${statuses})</h2>\n      <p>${asSentence(escape(meaning))}</p>`;

const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
