import { readSynonyms } from '@tilava/domain/property';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { operationOfRoute } from './operationOf.ts';
import { badRequest, invalidValue, ProblemError } from './problems.ts';
import { refuseUnstorableText } from './storableText.ts';

/** Takes of an operation's body what the contract declares, and nothing else. */
export function takeDeclaredBody(route: RouteOptions): void {
  if (operationOfRoute(route) === null) return;
  const { body } = route.schema ?? {};
  if (body !== undefined) requireBody(route, declaredTypes(body));
  else if (route.method !== 'GET' && route.method !== 'HEAD') ignoreBody(route);
}

/** A hook that has a body ignored. */
export async function withoutBody(request: FastifyRequest): Promise<void> {
  request.headers = { 'content-type': undefined, 'content-length': '0', 'transfer-encoding': undefined };
}

/** Where no body is declared, one that comes has no meaning: the router would refuse its type or its size. */
function ignoreBody(route: RouteOptions): void {
  route.onRequest = [route.onRequest ?? [], withoutBody].flat();
}

/** Without a body there is no media type, and without a media type fastify validates nothing. */
function requireBody(route: RouteOptions, declared: readonly string[]): void {
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
  const readNames = async (request: FastifyRequest) => {
    request.body = underContractNames(request.body);
  };
  // Neither costs anything before the caller is known, nor is a body read that is not taken.
  route.onRequest = [route.onRequest ?? [], refuseOthers].flat();
  route.preValidation = [route.preValidation ?? [], refuseMissing, refuseUnstorable, readNames].flat();
}

/**
 * A body without the deprecated spellings that the contract describes, so that nothing else has to know of them.
 *
 * @throws ProblemError 400 with a pointer where both spellings are there and differ
 */
function underContractNames(sent: unknown): unknown {
  const { body, conflicts } = readSynonyms(sent);
  const [first] = conflicts;
  if (first === undefined) return body;
  throw invalidValue(
    'This is another name of a field that is sent too, and differs from it',
    `/body${first}`,
  );
}

/** The media types that an operation takes. */
function declaredTypes(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('content' in body))
    throw new Error('A body has no type');
  return Object.keys(body.content ?? {});
}
