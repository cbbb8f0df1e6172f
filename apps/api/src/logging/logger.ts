import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

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

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Without the values of a statement: they hold passwords' hashes, codes, and what people wrote of themselves. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).trim();
  return {
    type: name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message,
    ...('code' in error && { code: error.code }),
    stack: frames,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Writes one line of each request, when it is over: what was asked, by whom, how it ended and how long it took. */
export class RequestLog extends LogController {
  readonly #withAddresses: boolean;

  /** @param withAddresses - whether the client's network address is written, too, which is personal data */
  constructor(withAddresses: boolean) {
    super({ requestIdLogLabel: 'requestId' });
    this.#withAddresses = withAddresses;
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    // Fastify logs nothing for a client that left before its answer.
    let isSent = false;
    reply.raw.once('finish', () => (isSent = true));
    reply.raw.once('close', () => {
      if (!isSent) request.log.info(this.#describe(request, reply, null), 'hung up');
    });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = this.#describe(request, reply, reply.statusCode);
    if (error) request.log.error({ ...line, err: error }, 'request');
    else request.log.info(line, 'request');
  }

  #describe(request: FastifyRequest, reply: FastifyReply, status: number | null) {
    return {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      ...(status !== null && { status }),
      milliseconds: Math.round(reply.elapsedTime),
      // Not there yet for what the router itself refuses.
      ...(request.caller && { userId: request.caller.userId }),
      ...(this.#withAddresses && { address: request.ip }),
    };
  }
}
