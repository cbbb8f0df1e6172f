import { pino, type DestinationStream, type Logger } from 'pino';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './describeError.ts';

const secrets = ['authorization', 'password', 'token', 'bearer', 'accessToken'];

/** A logger that writes no secrets. Requests are named by their route: an address may hold a code. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
        res: ({ statusCode }: FastifyReply) => ({ statusCode }),
        err: describeError,
      },
    },
    destination,
  );
}
