import { randomUUIDv7 } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { addPlugins, type PluginParts } from './plugins/addPlugins.ts';
import { answerWithProblem } from './errorHandler.ts';
import { mountContract, type ContractParts } from './mountContract.ts';
import { notFound } from './problems.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

/** What a server is made of. */
export interface ServerParts {
  readonly contract: ContractParts;
  /** The built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
  readonly plugins: PluginParts;
  readonly logger: FastifyBaseLogger | false;
}

/** Bytes; a JSON body of this API is far smaller. */
const bodyLimit = 64 * 1024;

/** The server with every operation of the contract mounted; hooks may still be added. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    ...(parts.logger === false ? { logger: false } : { loggerInstance: parts.logger }),
    trustProxy: parts.plugins.config.trustProxy ?? false,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    // Node's own takes a tenth of the library's time; the ids of one millisecond are in no order.
    genReqId: () => randomUUIDv7(),
    // What comes over a connection that is open still is answered; a refusal of the router's own is no problem+json.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The longest parameter, the id of a place, has 300 characters, each of which may come as three.
    routerOptions: { maxParamLength: 900 },
    // Hooks do not run for what the router itself refuses.
    frameworkErrors: (error, request, reply) => {
      addCommonHeaders(request, reply);
      answerWithProblem(error, request, reply);
    },
  });
  server.server.maxConnections = 1_000;
  server.setErrorHandler(answerWithProblem);
  server.addHook('onRequest', async (request, reply) => addCommonHeaders(request, reply));
  await addPlugins(server, parts.plugins);
  await mountContract(server, parts.contract);
  if (parts.webFolder === null) server.setNotFoundHandler(refuse);
  else await serveWebApp(server, parts.webFolder);
  return server;
}

/** Names the request in its answer, keeps answers of the API out of caches, and secures them all. */
function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  addSecurityHeaders(request, reply);
  reply.header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
}

function refuse(): never {
  throw notFound();
}
