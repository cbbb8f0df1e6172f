import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { sendEvents } from './eventStream.ts';
import type {
  BodyStream,
  Caller,
  Download,
  EventsAnswer,
  Once,
  Picture,
  UploadedFile,
} from './operations.ts';
import { apiRoot } from './contract.ts';
import type { ContractParts } from './mountContract.ts';
import { bearerInvalid, isKnown } from './problems.ts';
import { sendStream } from './streamedBody.ts';

/** What is called whatever the operation is; the types of an operation hold between contract and handler. */
export type AnyHandler = (call: {
  path: unknown;
  query: unknown;
  body: unknown;
  caller: Caller;
  callerOrVisitor: Caller | null;
  address: string;
  ifMatch: number | null;
  accept: string;
  once: Once;
}) => Promise<
  {
    readonly status: number;
    readonly body?: unknown;
    readonly stream?: BodyStream<object>;
    readonly version?: number;
    readonly location?: string;
    readonly nextCursor?: string | undefined;
    readonly picture?: Picture;
    readonly download?: Download;
  } & Partial<EventsAnswer<object>>
>;

/** Turns a request into a call of the handler, and what that answers into a reply. */
export function respond(
  operationId: string,
  handler: AnyHandler,
  { idempotency, reading }: Pick<ContractParts, 'idempotency' | 'reading'>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call: Parameters<AnyHandler>[0] = {
      path: request.params,
      query: request.query,
      body: request.body,
      get caller() {
        if (request.caller === null) throw bearerInvalid();
        return request.caller;
      },
      callerOrVisitor: request.caller,
      address: request.ip,
      ifMatch: versionOf(request.headers['if-match']),
      accept: request.headers.accept ?? '',
      once: (work) => {
        const key = request.headers['idempotency-key'];
        if (typeof key !== 'string') return work();
        const scope = request.caller?.userId ?? 'visitor';
        return idempotency.once({ scope, operation: operationId, key, content: contentOf(request) }, work);
      },
    };
    const position = onlyReads(request.method, request.routeOptions.schema)
      ? (request.caller?.position ?? null)
      : null;
    const answer = await reading(position, () => handler(call));
    reply.status(answer.status);
    if (answer.location !== undefined) reply.header('location', `/${apiRoot}${answer.location}`);
    if (answer.nextCursor !== undefined) reply.header('link', nextPage(request.url, answer.nextCursor));
    if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`);
    if (answer.events !== undefined && answer.seconds !== undefined) {
      return sendEvents(request, reply, { events: answer.events, seconds: answer.seconds });
    }
    if (answer.stream !== undefined) return sendStream(request, reply, answer.stream);
    if (answer.download !== undefined) return sendDownload(reply, answer.download);
    return answer.picture === undefined
      ? reply.send(answer.body)
      : sendPicture(request, reply, answer.picture);
  };
}

/** As the contract says it, which tells clients by the same words what they may ask for again. */
export function onlyReads(method: string, schema: RouteOptions['schema'] = {}): boolean {
  if ('x-read-only' in schema) return schema['x-read-only'] === true;
  return method === 'GET' && !('x-safe-to-retry' in schema && schema['x-safe-to-retry'] === false);
}

/** The address that was asked for, from the next page on (RFC 8288). */
function nextPage(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}

/** A picture never changes, so that whoever has it needs no second copy. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, content, size, tag }: Picture,
): FastifyReply {
  reply
    .header('etag', `"${tag}"`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept')
    .header('content-security-policy', "default-src 'none'");
  if (isKnown(request, tag)) {
    content.destroy();
    return reply.status(304).send();
  }
  return reply.type(type).header('content-length', size).send(content);
}

/** Nothing in the file runs or is shown, whatever it is: it is saved, and opened in an empty sandbox if at all. */
function sendDownload(reply: FastifyReply, { name, type, content, size }: Download): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-length', size)
    .type(type)
    .send(content);
}

/** `"3"` is version 3, as is `"3-…"`, which tells a whole answer; the contract's pattern lets nothing else through. */
function versionOf(header: string | undefined): number | null {
  return header === undefined ? null : Number.parseInt(header.slice(1), 10);
}

/** What tells two requests apart. Without passwords, which a quick hash that is kept would help to guess. */
function contentOf({ url, body }: FastifyRequest): readonly (string | Uint8Array)[] {
  if (typeof body === 'object' && body !== null && 'file' in body && isUpload(body.file)) {
    return [url, body.file.name, body.file.hash];
  }
  return [url, JSON.stringify(body, (name, value: unknown) => (name === 'password' ? null : value)) ?? ''];
}

const isUpload = (file: unknown): file is UploadedFile =>
  typeof file === 'object' && file !== null && 'hash' in file && file.hash instanceof Uint8Array;
