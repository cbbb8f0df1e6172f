import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request, well or badly. */
export type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A request as it came. */
export interface Hit {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** When, by `performance.now()`. */
  readonly at: number;
}

/** A server on this machine that answers whatever a test wants. */
export interface HostileServer extends AsyncDisposable {
  /** With `/api/v1`. */
  readonly baseUrl: string;
  /** All requests so far. */
  readonly hits: readonly Hit[];
  /** What is answered from now on: one answer after the other, and the last one for ever. */
  answer(...answers: readonly [Answer, ...Answer[]]): void;
}

/** Starts it on a free port. */
export async function startHostileServer(...answers: readonly [Answer, ...Answer[]]): Promise<HostileServer> {
  const hits: Hit[] = [];
  let left = [...answers];
  const server = createServer((request, response) => {
    const at = performance.now();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A caller that goes away in the middle of its request is what some tests are about.
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks);
      hits.push({ method, url, headers, body, at });
      const answer = left.length > 1 ? left.shift() : left[0];
      answer?.(request, response, body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    hits,
    answer(...next) {
      left = [...next];
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Answers JSON. */
export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': 'request-1',
      ...headers,
    });
    response.end(JSON.stringify(body));
  };

/** Answers a login. */
export const session = (bearer: string): Answer =>
  json(201, {
    bearer,
    expiresAt: '2026-01-01T00:00:00.000Z',
    mustChangePassword: false,
    user: { id: '0199a6b0-3c00-7000-8000-000000000101' },
  });

/** Answers a problem as the contract has it. */
export const problem = (status: number, code: string, headers?: Readonly<Record<string, string>>): Answer =>
  json(
    status,
    {
      type: 'about:blank',
      title: 'x',
      status,
      detail: 'Said so',
      instance: '/api/v1/secret-path',
      code,
      requestId: 'request-1',
    },
    { 'content-type': 'application/problem+json', ...headers },
  );

/** Answers any status, type and text. */
export const text =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'x-request-id': 'request-1', ...headers }).end(body);
  };

/** Never answers. */
export const silence: Answer = () => undefined;

/** Breaks the connection. */
export const hangUp: Answer = (request) => request.socket.destroy();

/** Begins an answer and never ends it. */
export const stall: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"results": [');
};
