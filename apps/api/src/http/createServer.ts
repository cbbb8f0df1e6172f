import { randomUUIDv7 } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  answerParserErrors,
  type ConnectionLimits,
  endAfterEarlyAnswers,
  limitConnections,
  requireHost,
} from './connections.ts';
import { answerUnchanged } from './conditionalReads.ts';
import { answerWithProblem } from './errorHandler.ts';
import { type ContractParts, mountContract } from './mountContract.ts';
import { type ExchangeKey, exchangeKeys } from './oauth.ts';
import { addPlugins, knowMethods, otherMethod, type PluginParts } from './plugins/addPlugins.ts';
import { withoutBody } from './requestBodies.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { DocumentTexts } from './web/documents.ts';
import { isPageAddress, serveWebApp, type WebAppParts } from './web/webApp.ts';
import { RequestLog } from '../logging/logger.ts';

interface ServerParts {
  readonly contract: ContractParts;
  /** The built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
  readonly documentTexts: DocumentTexts;
  readonly webApp: WebAppParts;
  readonly exchangeKey: ExchangeKey;
  readonly unsubscribe: Unsubscribe;
  readonly calendarOf: CalendarOf;
  readonly connectionLimits: ConnectionLimits;
  readonly plugins: PluginParts;
  readonly logger: FastifyBaseLogger | false;
}

/** Bytes; a JSON body of this API is far smaller. */
const bodyLimit = 64 * 1024;

/** No path is longer, because node takes no more bytes of headers: it is the contract that says what is too long. */
const maxParamLength = 16 * 1024;

/** The server with every operation of the contract mounted; hooks may still be added. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config } = parts.plugins;
  const { connectionLimits } = parts;
  const addSecurityHeaders = securityHeaders(config.publicUrl);
  /** Names the request in its answer, keeps answers of the API out of caches, and secures them all. */
  const addCommonHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    addSecurityHeaders(request, reply);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
  };
  const parserErrors = answerParserErrors();
  const server: FastifyInstance = fastify({
    ...(parts.logger === false ? { logger: false } : { loggerInstance: parts.logger }),
    logController: new RequestLog(config.logAddresses),
    trustProxy: config.trustProxy ?? false,
    bodyLimit,
    requestTimeout: connectionLimits.upload,
    keepAliveTimeout: 10_000,
    // Node's own takes a tenth of the library's time; the ids of one millisecond are in no order.
    genReqId: () => randomUUIDv7(),
    // What comes over a connection that is open still is answered; a refusal of the router's own is no problem+json.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength },
    // Node refuses by an empty page; see requireHost.
    http: {
      requireHostHeader: false,
      headersTimeout: connectionLimits.headers,
      connectionsCheckingInterval: connectionLimits.checkedEvery,
    },
    clientErrorHandler: parserErrors.clientErrorHandler,
    // Hooks do not run for what the router itself refuses.
    frameworkErrors: (error, request, reply) => {
      addCommonHeaders(request, reply);
      server.tellLimits(request, reply);
      answerWithProblem(error, request, reply);
    },
  });
  limitConnections(server, connectionLimits, config.trustProxy);
  server.setErrorHandler(answerWithProblem);
  server.decorateRequest('refusal', null);
  parserErrors.watch(server);
  server.addHook('onRequest', async (request, reply) => addCommonHeaders(request, reply));
  trackInFlightRequests(server);
  requireHost(server);
  endAfterEarlyAnswers(server, bodyLimit);
  knowMethods(server, maxParamLength);
  await addPlugins(server, parts.plugins);
  refuseUnknown(server, parts.webFolder === null ? () => false : isPageAddress);
  answerUnchanged(server);
  await mountContract(server, parts.contract);
  await exchangeKeys(server, config.publicUrl, parts.exchangeKey);
  takeOneClick(server, parts.unsubscribe);
  serveCalendars(server, parts.calendarOf);
  if (parts.webFolder !== null) {
    await serveWebApp(server, parts.webFolder, parts.documentTexts, parts.webApp, config);
  }
  return server;
}

/** Refuses what has no route before anything of it is read; the pages of the web app have one address each. */
function refuseUnknown(server: FastifyInstance, isPage: (url: string) => boolean): void {
  server.addHook('onRequest', async (request) => {
    if (!request.is404) return;
    const ofPage = isPage(request.url) ? ['GET', 'HEAD'] : [];
    const allowed = [...new Set([...ofPage, ...request.methodsOfPath()])];
    if (!allowed.includes(request.method)) throw otherMethod(allowed);
  });
}

type Unsubscribe = (code: string) => Promise<void>;

/** RFC 8058, sent by mail programs; not limited, since large providers share addresses and codes have 256 bits. */
function takeOneClick(server: FastifyInstance, unsubscribe: Unsubscribe): void {
  server.post<{ Params: { code: string } }>(
    '/unsubscribe/:code',
    { onRequest: withoutBody },
    async (request, reply) => {
      await unsubscribe(request.params.code);
      return reply.code(204).send();
    },
  );
}

type CalendarOf = (secret: string) => Promise<string>;

/** For calendar programs, which only know addresses; the secret in it has 256 bits. */
function serveCalendars(server: FastifyInstance, calendarOf: CalendarOf): void {
  server.get<{ Params: { secret: string } }>('/calendars/:secret.ics', async (request, reply) => {
    const calendar = await calendarOf(request.params.secret);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(calendar);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until every request that has come is dealt with, also those whose client has hung up. */
    untilAnswered(): Promise<void>;
  }
}

/** Tracks requests rather than connections: work goes on after its connection is closed. */
function trackInFlightRequests(server: FastifyInstance): void {
  const inFlight = new Set<FastifyRequest>();
  let settled = () => {};
  server.addHook('onRequest', async (request) => {
    inFlight.add(request);
  });
  const remove = (request: FastifyRequest) => {
    inFlight.delete(request);
    if (inFlight.size === 0) settled();
  };
  server.addHook('onSend', async (request, _reply, payload) => {
    // What is streamed is read from the database still.
    if (payload instanceof Readable) finished(payload, () => remove(request));
    else remove(request);
  });
  server.decorate('untilAnswered', async () => {
    if (inFlight.size > 0) await new Promise<void>((resolve) => (settled = resolve));
  });
}
