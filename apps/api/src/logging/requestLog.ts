import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

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
      ...(request.caller && { userId: request.caller.id }),
      ...(this.#withAddresses && { address: request.ip }),
    };
  }
}
