import type { FastifyRequest, RouteOptions } from 'fastify';
import type { OperationId } from './operations.ts';

/** Null for a route that the contract does not have. */
export function operationOfRoute({ schema }: Pick<RouteOptions, 'schema'>): OperationId | null {
  if (schema === undefined || !('operationId' in schema)) return null;
  return schema.operationId as OperationId;
}

/** Names what is asked for: the operation, else the route's pattern; never the address, which may hold a code. */
export function operationOf({ routeOptions }: FastifyRequest): string {
  return operationOfRoute(routeOptions) ?? routeOptions.url ?? 'none';
}
