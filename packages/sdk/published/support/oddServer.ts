import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Two servers that misbehave by the first part of a path, and which pages of any origin may ask. */
export interface OddServer extends AsyncDisposable {
  readonly address: string;
}

const permissions = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-tilava-client',
  'access-control-expose-headers': '*',
};

const json = { ...permissions, 'content-type': 'application/json' };
const bearerInvalid = { code: 'bearer_invalid', status: 401, detail: 'Gone', requestId: '1' };

/** What needs to know nothing but the way; the answers that never come right. */
const ways: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => unknown>> = {
  stalling: (response) => response.writeHead(200, json).write('{"id": '),
  cut: (response) =>
    response.writeHead(200, { ...json, 'content-length': '100' }).write('{"id": ', () => response.destroy()),
  'hang-up': (response) => response.destroy(),
  refusing: (response) => answer(response, 401, bearerInvalid),
  round: (response, { url }) => response.writeHead(302, { ...permissions, location: url }).end(),
  'to-data': (response) =>
    response.writeHead(302, { ...permissions, location: 'data:application/json,{"id":"forged"}' }).end(),
  'to-file': (response) => response.writeHead(302, { ...permissions, location: 'file:///etc/passwd' }).end(),
  silent: () => undefined,
};

/** Starts both, each on a free port; the second is where the first redirects to. */
export async function startOddServer(): Promise<OddServer> {
  const bodies = new Map<string, string[]>();
  const elsewhere = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://elsewhere');
    if (request.method === 'OPTIONS') return response.writeHead(204, permissions).end();
    if (pathname === '/refusing') return answer(response, 401, bearerInvalid);
    const bearerHere = request.headers.authorization ?? null;
    answer(response, 200, { bearerBefore: searchParams.get('bearer'), bearerHere });
  });
  const here = await listen((request, response, body) => {
    const { url = '', method, headers } = request;
    const [, way, name = ''] = url.split('/');
    if (method === 'OPTIONS') {
      response.writeHead(204, permissions).end();
    } else if (way === 'failing-once') {
      const known = bodies.get(name) ?? [];
      bodies.set(name, [...known, body]);
      if (known.length === 0) answer(response, 503, {});
      else answer(response, 200, { bodies: bodies.get(name) });
    } else if (way === 'elsewhere') {
      const location = `${elsewhere.address}/?bearer=${encodeURIComponent(headers.authorization ?? '')}`;
      response.writeHead(302, { ...permissions, location }).end();
    } else if (way === 'forging') {
      response.writeHead(302, { ...permissions, location: `${elsewhere.address}/refusing` }).end();
    } else {
      const misbehave = ways[way ?? ''] ?? (() => answer(response, 404, {}));
      misbehave(response, request);
    }
  });
  return {
    address: here.address,
    async [Symbol.asyncDispose]() {
      await Promise.all([here.close(), elsewhere.close()]);
    },
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, json).end(JSON.stringify(body));
}

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function listen(handle: Handle): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
