import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as sdk from '../src/index.ts';
import { createTilava, type TilavaError } from '../src/index.ts';
import {
  hangUp,
  json,
  problem,
  startHostileServer,
  text,
  type HostileServer,
} from './support/hostileServer.ts';

/** What the package exports, by name. */
const exported = { ...sdk };

const id = '0199a6b0-3c00-7000-8000-000000000101';

let server: HostileServer;
const failure = async (): Promise<unknown> =>
  createTilava({ baseUrl: server.baseUrl, maxRetries: 0 })
    .users.get(id)
    .then(
      () => null,
      (error: unknown) => error,
    );

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a refusal', () => {
  it.each([
    [400, 'validation_failed', 'BadRequestError'],
    [401, 'credentials_wrong', 'UnauthorizedError'],
    [403, 'forbidden', 'ForbiddenError'],
    [404, 'not_found', 'NotFoundError'],
    [405, 'method_not_allowed', 'MethodNotAllowedError'],
    [409, 'email_taken', 'ConflictError'],
    [410, 'cursor_expired', 'GoneError'],
    [412, 'precondition_failed', 'PreconditionFailedError'],
    [413, 'payload_too_large', 'PayloadTooLargeError'],
    [415, 'unsupported_media_type', 'UnsupportedMediaTypeError'],
    [422, 'idempotency_key_reused', 'UnprocessableError'],
    [429, 'too_many_attempts', 'RateLimitedError'],
    [500, 'internal_error', 'ServerError'],
    [503, 'unavailable', 'ServerError'],
    [507, 'storage_full', 'ServerError'],
    [418, 'not_found', 'ApiError'],
  ] as const)('of status %i and code %s is a %s', async (status, code, name) => {
    server.answer(problem(status, code, { 'retry-after': '90' }));
    const error = await failure();
    expect(error).toBeInstanceOf(exported[name]);
    expect(error).toMatchObject({
      name,
      message: 'Said so',
      status,
      code,
      requestId: 'request-1',
      retryAfterMs: 90_000,
      problem: { code, detail: 'Said so' },
    });
    expect(exported[`is${name}`](error)).toBe(true);
    expect(sdk.isApiError(error)).toBe(true);
  });

  it('that is no problem document is known by its status', async () => {
    server.answer(text(500, ''));
    expect(await failure()).toMatchObject({
      name: 'ServerError',
      code: 'unknown',
      problem: null,
      status: 500,
    });
    server.answer(text(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' }));
    const error = await failure();
    expect(error).toMatchObject({
      name: 'ServerError',
      requestId: 'request-1',
      message: 'The server answered 502',
    });
    expect(sdk.isServerError(error) && (await error.response.text())).toBe('<h1>Bad gateway</h1>');
  });
});

describe('an answer that is not what the contract promises', () => {
  it.each([
    { what: 'broken JSON', answer: text(200, '{"id": "1', { 'content-type': 'application/json' }) },
    { what: 'a page', answer: text(200, '<p>Hello', { 'content-type': 'text/html' }) },
    { what: 'a page that is JSON by chance', answer: text(200, '5', { 'content-type': 'text/html' }) },
    { what: 'nothing', answer: text(200, '', { 'content-type': 'application/json' }) },
    { what: 'of no type', answer: text(200, '{}') },
  ])('is a ResponseParseError: $what', async ({ answer }) => {
    server.answer(answer);
    const error = await failure();
    expect(error).toMatchObject({ name: 'ResponseParseError', status: 200, requestId: 'request-1' });
    expect(sdk.isResponseParseError(error)).toBe(true);
    expect(sdk.isApiError(error)).toBe(false);
  });
});

describe('every error', () => {
  it('says no answer came where none did, with the cause', async () => {
    server.answer(hangUp);
    const error = await failure();
    expect(error).toMatchObject({
      name: 'NetworkError',
      code: 'network_failed',
      status: null,
      problem: null,
    });
    expect((error as TilavaError).cause).toBeInstanceOf(Error);
  });

  it('is written to logs without what was asked and answered', async () => {
    server.answer(problem(400, 'validation_failed'));
    const error = await failure();
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'BadRequestError',
      message: 'Said so',
      code: 'validation_failed',
      status: 400,
      requestId: 'request-1',
      retryAfterMs: null,
      errors: [],
    });
  });

  it('is known by guards where it comes from another copy of the package', async () => {
    server.answer(problem(404, 'not_found'));
    const error = await failure();
    vi.resetModules();
    const copy = await import('../src/index.ts');
    expect(copy.NotFoundError).not.toBe(sdk.NotFoundError);
    expect(copy.isNotFoundError(error)).toBe(true);
    expect(copy.isApiError(error)).toBe(true);
    expect(copy.isTilavaError(error)).toBe(true);
    expect(copy.isConflictError(error)).toBe(false);
    expect(copy.isTilavaError(new DOMException('Aborted', 'AbortError'))).toBe(false);
    expect(copy.isAbortError(new DOMException('Aborted', 'AbortError'))).toBe(false);
    expect(copy.isTilavaError(null)).toBe(false);
  });
});
