import { randomUUIDv7 } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { closeGracefully } from './closeGracefully.ts';
import { malformedRequest, methodNotAllowed, payloadTooLarge, type ProblemError } from './problems.ts';

/** What the parser of HTTP refuses by other statuses than 400. */
const known: Readonly<Record<string, () => ProblemError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => malformedRequest('The request came too slowly', 408),
  HPE_HEADER_OVERFLOW: () => malformedRequest('The headers of the request are too large', 431),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: payloadTooLarge,
};

/**
 * Answers what never becomes a request by a problem, as everything else is.
 *
 * @returns what the server is to be made with
 */
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
  return known[code]?.() ?? malformedRequest('The request is no HTTP that this server reads');
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
