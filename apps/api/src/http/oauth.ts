import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readContract } from './contract.ts';
import { problemOf, withStatus } from './errorHandler.ts';
import { methodNotAllowed, ProblemError } from './problems.ts';
import { takeForms } from './requestBodies.ts';

/** What a program asks for: a token for a key, with some of its scopes or, by null, with all of them. */
export interface TokenRequest {
  readonly id: string;
  readonly secret: string;
  readonly scope: readonly string[] | null;
}

export interface IssuedToken {
  readonly token: string;
  /** For how long it is good. */
  readonly seconds: number;
  readonly scopes: readonly string[];
}

export type ExchangeKey = (request: TokenRequest) => Promise<IssuedToken>;

type ErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/** A refusal in the words of RFC 6749, section 5.2. */
class OAuthError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

const invalidRequest = (description: string) => new OAuthError('invalid_request', description);
/** The same for an unknown client and a wrong secret. */
export const invalidClient = () =>
  new OAuthError('invalid_client', 'No key has this id and this secret, or it has ended');
export const invalidScope = (scopes: readonly string[]) =>
  new OAuthError('invalid_scope', `The key has the scopes ${scopes.join(' ')}`);

/** Bytes; an id, a secret and all scopes are far shorter. */
const bodyLimit = 4 * 1024;
const path = '/oauth/token';

/** The token endpoint (RFC 6749, section 4.4), which takes forms, and its description (RFC 8414). */
export async function exchangeKeys(
  server: FastifyInstance,
  publicUrl: string,
  exchange: ExchangeKey,
): Promise<void> {
  const { origin } = new URL(publicUrl);
  const { components } = readContract() as {
    readonly components: { readonly schemas: { readonly KeyScope: { readonly enum: readonly string[] } } };
  };
  const metadata = {
    issuer: origin,
    token_endpoint: `${origin}${path}`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: components.schemas.KeyScope.enum,
    service_documentation: `${origin}/api/v1/docs`,
  };
  server.get('/.well-known/oauth-authorization-server', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(metadata),
  );
  await server.register(async (scope) => {
    takeForms(scope, bodyLimit);
    scope.setErrorHandler(refuse);
    // Any other address is one of the app's pages.
    scope.get(path, () => {
      throw methodNotAllowed(['POST']);
    });
    scope.post(path, async (request, reply) => {
      const { token, seconds, scopes } = await exchange(readRequest(request));
      return reply.header('cache-control', 'no-store').send({
        access_token: token,
        token_type: 'Bearer',
        expires_in: seconds,
        scope: scopes.join(' '),
      });
    });
  });
}

function readRequest({ body, headers }: FastifyRequest): TokenRequest {
  if (!(body instanceof URLSearchParams))
    throw invalidRequest('The body must be application/x-www-form-urlencoded');
  // What is sent without a value counts as left out (section 3.2).
  const read = (name: string): string | null => {
    const [value = '', ...others] = body.getAll(name);
    if (others.length > 0) throw invalidRequest(`${name} can only be sent once`);
    return value === '' ? null : value;
  };
  const grant = read('grant_type');
  if (grant === null) throw invalidRequest('grant_type is missing');
  if (grant !== 'client_credentials')
    throw new OAuthError('unsupported_grant_type', 'grant_type must be client_credentials');
  const [id, secret] = [read('client_id'), read('client_secret')];
  const scope = read('scope')?.split(' ').filter(Boolean) ?? null;
  const basic = readBasic(headers.authorization);
  if (basic !== null && secret !== null)
    throw invalidRequest('Send the secret in the header or in the body, not in both');
  const client = basic ?? (id === null || secret === null ? null : { id, secret });
  if (client === null || (id !== null && id !== client.id)) throw invalidClient();
  return { ...client, scope: scope === null ? null : [...new Set(scope)] };
}

/** Id and secret as a form would write them, joined by a colon, in Base64 (RFC 6749, section 2.3.1). */
function readBasic(header: string | undefined): Pick<TokenRequest, 'id' | 'secret'> | null {
  if (header === undefined) return null;
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? [];
  if (encoded === undefined) throw invalidClient();
  // Ids and secrets have no signs that forms write otherwise, but clients may still escape them.
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const [[decodedId = '', decodedSecret = ''] = []] = new URLSearchParams(`${id}=${secret}`);
  return { id: decodedId, secret: decodedSecret };
}

/** What goes wrong elsewhere is told in the same words, with its own status. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof OAuthError ? error : null;
  const problem = refusal === null ? problemOf(error, request) : problemFor(refusal);
  const code = refusal?.code ?? codeOf(problem.status);
  withStatus(problem, request, reply).header('cache-control', 'no-store');
  if (problem.status === 401) reply.header('www-authenticate', 'Basic realm="Tilava"');
  const description = problem.status === 415 ? 'The body must be a form' : problem.message;
  return reply.send({ error: code, error_description: description });
}

const problemFor = ({ code, message }: OAuthError): ProblemError =>
  code === 'invalid_client'
    ? new ProblemError(401, 'credentials_wrong', message)
    : new ProblemError(400, 'malformed_request', message);

function codeOf(status: number): ErrorCode {
  if (status < 500) return 'invalid_request';
  return status === 503 ? 'temporarily_unavailable' : 'server_error';
}
