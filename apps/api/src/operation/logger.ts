import { pino, type DestinationStream, type Logger } from 'pino';
import type { FastifyReply, FastifyRequest } from 'fastify';

const secrets = ['authorization', 'password', 'token', 'bearer', 'accessToken'];

/** A logger that writes no secrets. Requests are named by their route: an address may hold a code. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: {
        req: ({ method, routeOptions, ip }: FastifyRequest) => ({
          method,
          route: routeOptions?.url ?? 'none',
          address: ip,
        }),
        res: ({ statusCode }: FastifyReply) => ({ statusCode }),
        err: describeError,
      },
    },
    destination,
  );
}

/** What is written of an error: not the values of a statement, and nothing else that hangs on it. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The database library ends its message by the values that were sent. */
const withoutValues = (text: string) => text.replaceAll(/\nparams: [^]*?(?=\n {4}at |$)/g, '');
