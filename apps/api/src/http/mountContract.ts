import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import {
  authenticateCaller,
  authenticateWhereSent,
  securityBeforeValidation,
  type Authenticate,
} from './bearerSecurity.ts';
import { mergeRefSiblings } from './mergeRefSiblings.ts';
import { apiRoot, readContract } from './contract.ts';
import type { Database } from '../db/database.ts';
import type { Idempotency } from './idempotency.ts';
import type { Handlers } from './operations.ts';
import { methodNotAllowed } from './problems.ts';
import { takeDeclaredBody, takePictures } from './requestBodies.ts';
import { onlyReads, respond, type AnyHandler } from './respond.ts';
import { serializeByContract } from './serialization.ts';
import { skipSpecValidation } from './skipSpecValidation.ts';
import { validateByContract } from './validation.ts';

export interface ContractParts {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Answers what only reads; see `Database.reading`. */
  readonly reading: Database['reading'];
  /** Where pictures are until their requests are answered. */
  readonly uploads: string;
}

/**
 * Makes a route of every operation of the contract.
 *
 * @throws Error where an operation has no handler, so that the server does not start
 */
export async function mountContract(server: FastifyInstance, parts: ContractParts): Promise<void> {
  const { authenticate } = parts;
  server.decorateRequest('caller', null);
  skipSpecValidation();
  validateByContract(server);
  serializeByContract(server);
  await takePictures(server, parts.uploads);
  server.addHook('onRoute', securityBeforeValidation);
  server.addHook('onRoute', (route) => authenticateWhereSent(route, authenticate));
  server.addHook('onRoute', takeDeclaredBody);
  server.addHook('onRoute', refuseHeadOfChanges);
  // Fastify's own parser of plain text would let such a body past the validation, which knows JSON only.
  server.removeContentTypeParser('text/plain');
  const byId = new Map<string, unknown>(Object.entries(parts.handlers));
  // The router warns of each media type that it cannot parse as a body, although these are only ever answered.
  const { level } = server.log;
  server.log.level = 'error';
  await server.register(openapiGlue, {
    specification: mergeRefSiblings(readContract()),
    prefix: apiRoot,
    securityHandlers: { bearer: (request: FastifyRequest) => authenticateCaller(request, authenticate) },
    operationResolver: (operationId: string) => {
      const handler = byId.get(operationId);
      if (typeof handler !== 'function') throw new Error(`The operation ${operationId} has no handler`);
      return respond(operationId, handler as AnyHandler, parts);
    },
  });
  server.log.level = level;
}

/** HEAD runs what GET runs, and scanners of links send it: nothing may change by it. */
function refuseHeadOfChanges(route: RouteOptions): void {
  if (route.method !== 'HEAD' || onlyReads('GET', route.schema)) return;
  const refuse = async () => {
    throw methodNotAllowed(['GET']);
  };
  route.onRequest = [route.onRequest ?? [], refuse].flat();
}
