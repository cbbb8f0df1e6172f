import { randomUUIDv7 } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { malformedRequest, methodNotAllowed, payloadTooLarge, type ProblemError } from './problems.ts';
import { networkOf } from '../modules/bearers/attemptLimits.ts';

/** How long clients may take, in milliseconds, and how many connections they may hold. */
export interface ConnectionLimits {
  /** From the connection, or the answer before, to the end of the headers. */
  readonly headers: number;
  /** From the end of the headers to the end of a body that is no form with files. */
  readonly body: number;
  /** For a whole request with files. */
  readonly upload: number;
  /** How long it may take until a client that is too slow is noticed. */
  readonly checkedEvery: number;
  /** For one address (IPv6: its /64). */
  readonly perAddress: number;
  readonly total: number;
}

/** Pictures of 32 MB get through at 2.2 Mbit/s; browsers open six connections, and an office may share an address. */
export const defaultConnectionLimits: ConnectionLimits = {
  headers: 10_000,
  body: 15_000,
  upload: 120_000,
  checkedEvery: 5_000,
  perAddress: 200,
  total: 6_000,
};

/** Keeps one address from taking all connections, save trusted proxies, and slow bodies from holding theirs. */
export function limitConnections(
  server: FastifyInstance,
  { perAddress, total, body }: ConnectionLimits,
  trustProxy: string | null,
): void {
  const isProxy = proxyAddr.compile(trustProxy?.split(',').map((proxy) => proxy.trim()) ?? []);
  const open = new Map<string, number>();
  server.server.maxConnections = total;
  server.server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > perAddress) socket.destroy();
  });
  server.addHook('onRequest', async ({ raw }) => {
    const {
      'content-type': type = '',
      'content-length': length,
      'transfer-encoding': encoding,
    } = raw.headers;
    if ((length === undefined && encoding === undefined) || /^multipart\//i.test(type)) return;
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('The body came too slowly'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // As node itself tells of a request that takes too long.
      if (!raw.complete) server.server.emit('clientError', error, raw.socket);
    }, body);
    raw.once('close', () => clearTimeout(timer));
  });
}

/** Milliseconds a client that is still sending has to read the answer. */
const timeout = 2_000;

/** Ends an answer, and discards what still arrives: closing with unread data would reset the connection. */
function closeGracefully(socket: Socket, answer = ''): void {
  if (!socket.writable) return;
  // Whatever comes is no request any more; `data` also takes the connection from the parser.
  socket.removeAllListeners('data');
  socket.on('data', () => {
    // Dropped.
  });
  socket.resume();
  socket.end(answer);
  setTimeout(() => socket.destroy(), timeout).unref();
}

/** Ends the connection after an early answer to a large body, the rest of which nobody reads. */
export function endAfterEarlyAnswers(server: FastifyInstance, bodyLimit: number): void {
  server.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || !mayBeLong(request, bodyLimit)) return;
    reply.header('connection', 'close');
    const { socket } = raw;
    // What the parser calls once it has written the answer to a connection that is to be closed.
    socket.destroySoon = () => closeGracefully(socket);
  });
}

function mayBeLong({ raw: { headers } }: FastifyRequest, bodyLimit: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bodyLimit;
}

/** What the parser of HTTP refuses by other statuses than 400. */
const known: Readonly<Record<string, () => ProblemError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => malformedRequest('The request came too slowly', 408),
  HPE_HEADER_OVERFLOW: () => malformedRequest('The headers of the request are too large', 431),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: payloadTooLarge,
};

/** Answers what never becomes a request by a problem, as everything else; returns options of the server. */
export function answerParserErrors(): {
  readonly clientErrorHandler: (this: FastifyInstance, error: Error, socket: Socket) => void;
  readonly watch: (server: FastifyInstance) => void;
} {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const isBeingAnswered = (socket: Duplex) => {
    const answer = answers.get(socket);
    return answer?.headersSent === true && !answer.writableFinished;
  };
  return {
    clientErrorHandler(error, socket) {
      if (!socket.writable) return;
      // In the middle of an answer nothing else can be said.
      if (isBeingAnswered(socket)) socket.destroy();
      else refuse(socket, problemOf(error), this.log);
    },
    watch: (server) => {
      server.addHook('onRequest', async ({ raw }, reply) => {
        answers.set(raw.socket, reply.raw);
      });
      // Without listeners, node closes such a connection without a word, or answers 417 by itself.
      server.server.on('connect', (_request, socket: Socket) => {
        refuse(socket, methodNotAllowed(['GET', 'HEAD']), server.log);
      });
      server.server.on('checkExpectation', (request, response) => {
        server.server.emit('request', request, response);
      });
    },
  };
}

function problemOf(error: Error): ProblemError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return known[code]?.() ?? malformedRequest('The request isn’t valid HTTP');
}

function refuse(socket: Socket, problem: ProblemError, log: FastifyBaseLogger): void {
  const requestId = randomUUIDv7();
  const body = JSON.stringify(problem.toProblem('/', requestId));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    ...(problem.allow === null ? [] : [`Allow: ${problem.allow.join(', ')}`]),
    'Connection: close',
  ];
  log.info({ reqId: requestId, status: problem.status }, problem.message);
  closeGracefully(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

/** A name or an address, with a port or without. */
const host = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses a request that does not name one host, as HTTP asks for; node would answer by an empty page. */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }: FastifyRequest) => {
    const named = hostsOf(raw.rawHeaders);
    const isMissing = named.length === 0 && raw.httpVersion === '1.0';
    if (isMissing || (named.length === 1 && host.test(named[0] ?? ''))) return;
    throw malformedRequest('The request must name exactly one host');
  });
}

/** As they were sent: of several, `headers` shows only the first. */
const hostsOf = (rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
