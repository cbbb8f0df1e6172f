import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Caller } from './caller.ts';
import { readContract } from './contract.ts';
import type { Idempotency } from './idempotency.ts';
import type { Handlers, Once, OperationId, Picture, UploadedFile } from './operations.ts';
import { badRequest, bearerInvalid, ProblemError } from './problems.ts';
import { refuseUnstorableText } from './storableText.ts';
import { validateByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer security of the contract; null where an operation asks for none. */
    caller: Caller | null;
  }
}

/** Finds out whose bearer a token is; throws `ProblemError` where it is nobody's, or may not make the call. */
export type Authenticate = (token: string, operation: OperationId) => Promise<Caller>;

/** What operations are mounted with. */
export interface ContractParts {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
}

/** What is called whatever the operation is; the types of an operation hold between contract and handler. */
type AnyHandler = (call: {
  path: unknown;
  query: unknown;
  body: unknown;
  caller: Caller;
  callerOrVisitor: Caller | null;
  address: string;
  ifMatch: number | null;
  accept: string;
  once: Once;
}) => Promise<{
  readonly status: number;
  readonly body?: unknown;
  readonly version?: number;
  readonly picture?: Picture;
}>;

/** The greatest picture that is taken, in bytes. */
export const pictureLimit = 32 * 1024 * 1024;

/**
 * Makes a route of every operation of the contract.
 *
 * @throws Error where an operation has no handler, so that the server does not start
 */
export async function mountContract(server: FastifyInstance, parts: ContractParts): Promise<void> {
  server.decorateRequest('caller', null);
  validateByContract(server);
  await takePictures(server);
  server.addHook('onRoute', securityBeforeValidation);
  server.addHook('onRoute', (route) => authenticateWhereSent(route, parts.authenticate));
  server.addHook('onRoute', requireBody);
  // Fastify's own parser of plain text would let such a body past the validation, which knows JSON only.
  server.removeContentTypeParser('text/plain');
  const byId = new Map<string, unknown>(Object.entries(parts.handlers));
  // The router warns of each media type that it cannot parse as a body, although these are only ever answered.
  const { level } = server.log;
  server.log.level = 'error';
  await server.register(openapiGlue, {
    specification: readContract(),
    prefix: 'api/v1',
    securityHandlers: {
      bearer: async (request: FastifyRequest) => {
        request.caller = await parts.authenticate(tokenOf(request), operationOf(request));
      },
    },
    operationResolver: (operationId: string) => {
      const handler = byId.get(operationId);
      if (typeof handler !== 'function') throw new Error(`The operation ${operationId} has no handler`);
      return respond(operationId, handler as AnyHandler, parts.idempotency);
    },
  });
  server.log.level = level;
}

/** The only multipart bodies are pictures: one file, and nothing beside it. */
async function takePictures(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: pictureLimit, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    async onFile(part) {
      const file: UploadedFile = { name: part.filename, content: await part.toBuffer() };
      // Typed as what a field may hold; the handlers' types say that it is a file.
      Object.assign(part, { value: file });
    },
  });
}

function respond(operationId: string, handler: AnyHandler, idempotency: Idempotency) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handler({
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
        const scope = request.caller?.id ?? 'visitor';
        return idempotency.once({ scope, operation: operationId, key, content: contentOf(request) }, work);
      },
    });
    reply.status(answer.status);
    if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`);
    return answer.picture === undefined
      ? reply.send(answer.body)
      : sendPicture(request, reply, answer.picture);
  };
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
  if (request.headers['if-none-match']?.includes(`"${tag}"`) === true) {
    content.destroy();
    return reply.status(304).send();
  }
  return reply.type(type).header('content-length', size).send(content);
}

/** `"3"` is version 3; the contract's pattern lets nothing else through. */
function versionOf(header: string | undefined): number | null {
  return header === undefined ? null : Number(header.replaceAll('"', ''));
}

/**
 * What tells two requests to the same operation apart. Passwords are left out: a quick hash of the rest and them,
 * which is what is kept, would be an easy way to guess them.
 */
function contentOf({ url, body }: FastifyRequest): readonly (string | Uint8Array)[] {
  if (typeof body === 'object' && body !== null && 'file' in body && isUpload(body.file)) {
    return [url, body.file.name, body.file.content];
  }
  return [url, JSON.stringify(body, (name, value: unknown) => (name === 'password' ? null : value)) ?? ''];
}

const isUpload = (file: unknown): file is UploadedFile =>
  typeof file === 'object' && file !== null && 'content' in file && file.content instanceof Uint8Array;

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw bearerInvalid();
  return token;
}

/** The router puts the operation's id into the schema of its route. */
function operationOf({ routeOptions: { schema } }: FastifyRequest): OperationId {
  if (schema === undefined || !('operationId' in schema)) throw new Error('The route is no operation');
  return schema.operationId as OperationId;
}

/** Who is not logged in learns nothing of the contract's rules, and costs no validation: 401 comes first. */
function securityBeforeValidation(route: RouteOptions): void {
  if (route.preHandler === undefined) return;
  route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
  delete route.preHandler;
}

/** Where visitors are let in too, the router asks for no bearer; one that is sent has to be valid all the same. */
function authenticateWhereSent(route: RouteOptions, authenticate: Authenticate): void {
  const { schema } = route;
  if (schema === undefined || !('x-visitors-too' in schema)) return;
  const find = async (request: FastifyRequest) => {
    if (request.headers.authorization === undefined) return;
    request.caller = await authenticate(tokenOf(request), operationOf(request));
  };
  route.onRequest = [route.onRequest ?? [], find].flat();
}

/** Without a body there is no media type, and without a media type fastify validates nothing. */
function requireBody(route: RouteOptions): void {
  const { body } = route.schema ?? {};
  if (body === undefined) return;
  const declared = declaredTypes(body);
  // A body of another type that has a parser would not be held against any schema.
  const refuseOthers = async (request: FastifyRequest) => {
    const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (sent === undefined || declared.includes(sent)) return;
    throw new ProblemError(415, 'unsupported_media_type', `The body must be ${declared.join(' or ')}`);
  };
  const refuseMissing = async (request: FastifyRequest) => {
    if (request.body === undefined) throw badRequest('malformed_json', 'The body is missing');
  };
  const refuseUnstorable = async (request: FastifyRequest) => refuseUnstorableText(request.body);
  // Neither costs anything before the caller is known, nor is a body read that is not taken.
  route.onRequest = [route.onRequest ?? [], refuseOthers].flat();
  route.preValidation = [route.preValidation ?? [], refuseMissing, refuseUnstorable].flat();
}

/** The media types that an operation takes. */
function declaredTypes(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('content' in body))
    throw new Error('A body has no type');
  return Object.keys(body.content ?? {});
}
