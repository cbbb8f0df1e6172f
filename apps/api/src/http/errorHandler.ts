import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isStorageFull } from '../db/availability.ts';
import { FileStoreError } from '../files/fileStore.ts';
import { contractBroken } from './validation.ts';
import {
  internalError,
  invalidValue,
  notFound,
  payloadTooLarge,
  ProblemError,
  type Refusal,
  storageFull,
  unavailable,
} from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    refusal: Refusal | null;
  }
}

/** Answers every error as problem+json; what nobody foresaw is logged and told to the caller as 500 only. */
export function answerWithProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(problemOf(thrown, request), request, reply);
}

/** The problem that an error is told as; what nobody foresaw is logged. */
export function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const problem = toProblemError(error);
  if (problem.status === 500) request.log.error({ err: error }, problem.message);
  // Expected to pass; many requests are told so, and only what is behind it is worth more than a line.
  else if (problem.status > 500) request.log.warn(error === problem ? {} : { err: error }, problem.message);
  return problem;
}

function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const [path = '/'] = request.url.split('?');
  withStatus(problem, request, reply)
    // Serialized here: the router's serializer knows only the statuses that an operation declares.
    .serializer(JSON.stringify)
    .type('application/problem+json')
    .send(problem.toProblem(asUriReference(path), request.id));
}

export function withStatus(
  { status, refusal, retryAfter, allow, scope }: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.refusal = refusal;
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // RFC 6750, section 3.1.
  if (scope !== null) reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  if (allow !== null) reply.header('allow', allow.join(', '));
  return reply.status(status);
}

/** A caller may send a path that is no URI reference, such as one with a lone per cent sign. */
const asUriReference = (path: string) =>
  path.replaceAll(/%(?![0-9a-f]{2})|[^\w!#$%&'()*+,/:;=?@.~-]/gi, encodeURIComponent);

function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  if (error instanceof FileStoreError)
    return error.reason === 'full' ? storageFull(error) : unavailable(error);
  if (isStorageFull(error)) return storageFull(error);
  if (isFastifyError(error)) return fromFastify(error);
  if (error instanceof Error && brokenForm.test(error.message)) {
    return invalidValue('The form data can’t be read', '/body');
  }
  return internalError(error);
}

/** What the reader of forms says, in errors without a code, of a form that is cut off or has no usable boundary. */
const brokenForm =
  /^(?:Multipart: Boundary|Boundary required|Unexpected end of|Part terminated early|The needle )/;

/** A form with anything but one file. */
const formFaults = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);

function fromFastify(error: FastifyError): ProblemError {
  if (error.validation) {
    return contractBroken(error.validation, error.validationContext);
  }
  if (error.code === 'FST_ERR_BAD_URL') {
    return invalidValue('The path can’t be decoded', '/path');
  }
  if (formFaults.has(error.code)) {
    return invalidValue('The form must contain exactly one file, in the field file', '/body/file');
  }
  switch (error.statusCode ?? 500) {
    case 400:
      return new ProblemError(400, 'malformed_json', 'The body isn’t valid JSON');
    // Paths that the router or the file server will not even look up.
    case 403:
    case 404:
    case 414:
      return notFound();
    case 413:
      return payloadTooLarge();
    case 415:
      return new ProblemError(415, 'unsupported_media_type', 'The body must be application/json');
    default:
      return internalError(error);
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
