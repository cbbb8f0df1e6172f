import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { apiRoot, readContract } from './contract.ts';
import type { Database } from '../db/database.ts';
import type { Idempotency } from './idempotency.ts';
import { inlineReferences } from './inlineReferences.ts';
import type { Caller, Handlers, OperationId } from './operations.ts';
import { bearerInvalid } from './problems.ts';
import { takeDeclaredBody, takePictures } from './requestBodies.ts';
import { onlyReads, respond, type AnyHandler } from './respond.ts';
import { serializeByContract } from './serialization.ts';
import { validateByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer security of the contract; null where an operation asks for none. */
    caller: Caller | null;
  }
}

/** Finds out whose bearer a token is; throws `ProblemError` where it is nobody's, or may not make the call. */
export type Authenticate = (token: string, operation: OperationId) => Promise<Caller>;

export interface ContractParts {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Answers what only reads; see `Database.reading`. */
  readonly reading: Database['reading'];
  /** Where pictures are until their requests are answered. */
  readonly uploads: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: OperationId;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/**
 * Makes a route of every operation of the contract, which `pnpm check contract` has validated.
 *
 * @throws Error where an operation has no handler, so that the server does not start
 */
export async function mountContract(server: FastifyInstance, parts: ContractParts): Promise<void> {
  server.decorateRequest('caller', null);
  validateByContract(server);
  serializeByContract(server);
  await takePictures(server, parts.uploads);
  // Fastify's own parser of plain text would let such a body past the validation, which knows JSON only.
  server.removeContentTypeParser('text/plain');
  const { paths } = inlineReferences(readContract()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      server.route(routeOf(method, path, operation, parts));
    }
  }
}

function routeOf(method: string, path: string, operation: Operation, parts: ContractParts): RouteOptions {
  const { operationId } = operation;
  const handler: unknown = parts.handlers[operationId];
  if (typeof handler !== 'function') throw new Error(`The operation ${operationId} has no handler`);
  const schema = schemaOf(operation);
  const body = takeDeclaredBody(method, schema.body);
  return {
    method: method.toUpperCase(),
    url: `/${apiRoot}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema,
    // HEAD runs what GET runs, and scanners of links send it: nothing may change by it.
    exposeHeadRoute: onlyReads(method.toUpperCase(), schema),
    // Who is not logged in learns nothing of the contract's rules, and costs no validation: 401 comes first.
    onRequest: [authentication(operation, parts.authenticate), body.onRequest].flat(),
    preValidation: body.preValidation,
    handler: respond(operationId, handler as AnyHandler, parts),
  };
}

/** The operation as Fastify takes it, extensions included. */
function schemaOf({ parameters = [], requestBody, responses, security: _, ...rest }: Operation) {
  const answers = Object.entries(responses).filter(([, { content }]) => content !== undefined);
  return {
    ...rest,
    ...parametersSchema('params', 'path', parameters),
    ...parametersSchema('querystring', 'query', parameters),
    ...parametersSchema('headers', 'header', parameters),
    ...(requestBody !== undefined && { body: requestBody }),
    response: Object.fromEntries(answers.map(([status, { content }]) => [status, { content }])),
  };
}

function parametersSchema(name: string, place: string, all: readonly Parameter[]) {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return {};
  const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema]));
  const required = parameters
    .filter((parameter) => parameter.required === true)
    .map((parameter) => parameter.name);
  return { [name]: { type: 'object', properties, required } };
}

/** Where visitors are let in too, a bearer that is sent has to be valid all the same. */
function authentication({ operationId, security }: Operation, authenticate: Authenticate) {
  if (security?.length === 0) return [];
  const isOptional = security?.some((requirement) => Object.keys(requirement).length === 0) === true;
  return async (request: FastifyRequest) => {
    if (isOptional && request.headers.authorization === undefined) return;
    request.caller = await authenticate(tokenOf(request), operationId);
  };
}

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw bearerInvalid();
  return token;
}
