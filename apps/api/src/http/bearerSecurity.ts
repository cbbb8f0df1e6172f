import type { FastifyRequest, RouteOptions } from 'fastify';
import { type Caller, type OperationId, operationOfRoute } from './operations.ts';
import { bearerInvalid } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer security of the contract; null where an operation asks for none. */
    caller: Caller | null;
  }
}

/** Finds out whose bearer a token is; throws `ProblemError` where it is nobody's, or may not make the call. */
export type Authenticate = (token: string, operation: OperationId) => Promise<Caller>;

/** Finds out who calls, by the bearer that was sent. */
export async function authenticateCaller(request: FastifyRequest, authenticate: Authenticate): Promise<void> {
  const operation = operationOfRoute(request.routeOptions);
  if (operation === null) throw new Error('The route is no operation');
  request.caller = await authenticate(tokenOf(request), operation);
}

/** Who is not logged in learns nothing of the contract's rules, and costs no validation: 401 comes first. */
export function securityBeforeValidation(route: RouteOptions): void {
  if (route.preHandler === undefined) return;
  route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
  delete route.preHandler;
}

/** Where visitors are let in too, the router asks for no bearer; one that is sent has to be valid all the same. */
export function authenticateWhereSent(route: RouteOptions, authenticate: Authenticate): void {
  const { schema } = route;
  if (schema === undefined || !('x-visitors-too' in schema)) return;
  const find = async (request: FastifyRequest) => {
    if (request.headers.authorization !== undefined) await authenticateCaller(request, authenticate);
  };
  route.onRequest = [route.onRequest ?? [], find].flat();
}

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw bearerInvalid();
  return token;
}
