import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Caller } from './caller.ts';
import { readContract } from './contract.ts';
import type { Handlers } from './operations.ts';
import { badRequest, bearerInvalid } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer security of the contract; null where an operation asks for none. */
    caller: Caller | null;
  }
}

/** Finds out whose bearer a token is; throws `ProblemError` where it is nobody's. */
export type Authenticate = (token: string) => Promise<Caller>;

/** What is called whatever the operation is; the types of an operation hold between contract and handler. */
type AnyHandler = (call: {
  path: unknown;
  query: unknown;
  body: unknown;
  caller: Caller;
  address: string;
}) => Promise<{ readonly status: number; readonly body?: unknown; readonly picture?: unknown }>;

/**
 * Makes a route of every operation of the contract.
 *
 * @throws Error where an operation has no handler, so that the server does not start
 */
export async function mountContract(
  server: FastifyInstance,
  handlers: Handlers,
  authenticate: Authenticate,
): Promise<void> {
  server.decorateRequest('caller', null);
  validateByContract(server);
  server.addHook('onRoute', securityBeforeValidation);
  server.addHook('onRoute', requireBody);
  // Fastify's own parser of plain text would let such a body past the validation, which knows JSON only.
  server.removeContentTypeParser('text/plain');
  const byId = new Map<string, unknown>(Object.entries(handlers));
  // The router warns of each media type that it cannot parse as a body, although these are only ever answered.
  const { level } = server.log;
  server.log.level = 'error';
  await server.register(openapiGlue, {
    specification: readContract(),
    prefix: 'api/v1',
    securityHandlers: {
      bearer: async (request: FastifyRequest) => {
        request.caller = await authenticate(tokenOf(request));
      },
    },
    operationResolver: (operationId: string) => {
      const handler = byId.get(operationId);
      if (typeof handler !== 'function') throw new Error(`The operation ${operationId} has no handler`);
      return respond(handler as AnyHandler);
    },
  });
  server.log.level = level;
}

function respond(handler: AnyHandler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handler({
      path: request.params,
      query: request.query,
      body: request.body,
      get caller() {
        if (request.caller === null) throw bearerInvalid();
        return request.caller;
      },
      address: request.ip,
    });
    reply.status(answer.status);
    if (answer.picture !== undefined) {
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .send(answer.picture);
    }
    return reply.send(answer.body);
  };
}

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw bearerInvalid();
  return token;
}

/** Who is not logged in learns nothing of the contract's rules, and costs no validation: 401 comes first. */
function securityBeforeValidation(route: RouteOptions): void {
  if (route.preHandler === undefined) return;
  route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
  delete route.preHandler;
}

/** Without a body there is no media type, and without a media type fastify validates nothing. */
function requireBody(route: RouteOptions): void {
  if (route.schema?.body === undefined) return;
  const refuseMissing = async (request: FastifyRequest) => {
    if (request.body === undefined) throw badRequest('malformed_json', 'The body is missing');
  };
  route.preValidation = [route.preValidation ?? [], refuseMissing].flat();
}

/** JSON bodies are taken as they are; parameters, which are all text, are read as the types that they stand for. */
function validateByContract(server: FastifyInstance): void {
  const options = { strict: false, allErrors: false, useDefaults: true } as const;
  const forBodies = new Ajv2020({ ...options, coerceTypes: false });
  const forParameters = new Ajv2020({ ...options, coerceTypes: true });
  addFormats(forBodies);
  addFormats(forParameters);
  server.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart }) => {
    if (httpPart === 'body') return forBodies.compile(withoutId(schema));
    // A misspelt filter would otherwise be ignored, and the answer be wrong without a word.
    const closed = httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema;
    return forParameters.compile(withoutId(closed));
  });
}

/** Two schemas with the same `$id` cannot live in one Ajv. */
function withoutId({ $id: _, ...schema }: AnySchemaObject): AnySchemaObject {
  return schema;
}
