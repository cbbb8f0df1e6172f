import { randomUUIDv7 } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { RequestLog } from '../logging/requestLog.ts';
import { addPlugins, type PluginParts } from './plugins/addPlugins.ts';
import { limitConnections, type ConnectionLimits } from './connectionLimits.ts';
import { endAfterEarlyAnswers } from './closeGracefully.ts';
import { answerWithProblem } from './errorHandler.ts';
import { mountContract, type ContractParts } from './mountContract.ts';
import { takeOneClick, type Unsubscribe } from './oneClick.ts';
import { knowMethods, otherMethod } from './otherMethods.ts';
import { answerParserErrors } from './parserErrors.ts';
import { requireHost } from './requireHost.ts';
import { securityHeaders } from './securityHeaders.ts';
import { trackInFlightRequests } from './inFlightRequests.ts';
import type { LoginFormParts } from './web/loginForm.ts';
import type { DocumentTexts } from './web/sendDocument.ts';
import { isPageAddress, serveWebApp } from './web/webApp.ts';

export interface ServerParts {
  readonly contract: ContractParts;
  /** The built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
  /** What every page of it says that is known only here. */
  readonly documentTexts: DocumentTexts;
  readonly logIn: LoginFormParts['logIn'];
  readonly unsubscribe: Unsubscribe;
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
  const server = fastify({
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
  await mountContract(server, parts.contract);
  takeOneClick(server, parts.unsubscribe);
  if (parts.webFolder !== null) {
    const { webFolder, documentTexts, logIn } = parts;
    await serveWebApp(server, webFolder, documentTexts, { logIn, publicUrl: config.publicUrl });
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
