import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { form } from '../support/uploads.ts';

let app: TestApplication;
let bearer: string;
let admin: string;
let property: string;

beforeAll(async () => {
  app = await startTestApplication();
  const tenant = await app.logIn('tenant@tilava.example');
  bearer = tenant.bearer;
  ({ bearer: admin } = await app.logIn('admin@tilava.example'));
  property = tenant.properties[0] ?? '';
});
afterAll(() => app.close());

const matchmaking = (body: unknown, query = 'favorite=false'): TestRequest => ({
  method: 'POST',
  url: `/matchmaking?${query}`,
  bearer,
  body,
});
const login = (body: unknown): TestRequest => ({ method: 'POST', url: '/bearers', body });
const id = '0199a6b0-3c00-7000-8000-000000000999';

const refused: [name: string, request: () => TestRequest, status: number, code: string, pointer?: string][] =
  [
    ['a missing field', () => login({ email: 'a@b.fi' }), 400, 'validation_failed', '/body/password'],
    [
      'an unknown field',
      () => login({ email: 'a@b.fi', password: 'x', isAdmin: true }),
      400,
      'validation_failed',
      '/body/isAdmin',
    ],
    [
      'a wrong type',
      () => login({ email: 'a@b.fi', password: 5 }),
      400,
      'validation_failed',
      '/body/password',
    ],
    [
      'an email that is none',
      () => login({ email: 'nobody', password: 'x' }),
      400,
      'validation_failed',
      '/body/email',
    ],
    ['a body that is a list', () => login([]), 400, 'validation_failed'],
    [
      'a password over the limit',
      () => login({ email: 'a@b.fi', password: 'x'.repeat(257) }),
      400,
      'validation_failed',
      '/body/password',
    ],
    [
      'malformed JSON',
      () => ({ method: 'POST', url: '/bearers', payload: '{"email":' }),
      400,
      'malformed_json',
    ],
    ['no body at all', () => ({ method: 'POST', url: '/bearers' }), 400, 'malformed_json'],
    [
      'no body, of who is logged in',
      () => ({ method: 'POST', url: '/matchmaking?all=true', bearer }),
      400,
      'malformed_json',
    ],
    ['an empty body', () => ({ method: 'POST', url: '/bearers', payload: '' }), 400, 'malformed_json'],
    [
      'a body over the limit',
      () => login({ email: 'a@b.fi', password: 'x'.repeat(70_000) }),
      413,
      'payload_too_large',
    ],
    [
      'another media type',
      () => ({ method: 'POST', url: '/bearers', payload: '<a/>', headers: { 'content-type': 'text/xml' } }),
      415,
      'unsupported_media_type',
    ],
    [
      'JSON that says it is text',
      () => ({
        method: 'POST',
        url: '/bearers',
        payload: '{"email":"a@b.fi","password":"x"}',
        headers: { 'content-type': 'text/plain' },
      }),
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      () => ({
        method: 'POST',
        url: '/bearers',
        payload: 'email=a%40b.fi&password=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      415,
      'unsupported_media_type',
    ],
    [
      'a character that no database keeps',
      () => ({
        method: 'PATCH',
        url: `/properties/${property}`,
        bearer,
        body: { description: 'be\u0000fore' },
      }),
      400,
      'invalid_characters',
      '/body/description',
    ],
    [
      'a form with a file',
      () => ({ method: 'POST', url: '/bearers', ...form([{ content: 'x' }]) }),
      415,
      'unsupported_media_type',
    ],
    [
      'a body that would change prototypes',
      () => ({ method: 'POST', url: '/bearers', payload: '{"__proto__":{"isAdmin":true}}' }),
      400,
      'malformed_json',
    ],
    ['no bearer', () => ({ method: 'GET', url: '/bearers' }), 401, 'bearer_invalid'],
    [
      'a garbage bearer',
      () => ({ method: 'GET', url: '/bearers', bearer: 'garbage' }),
      401,
      'bearer_invalid',
    ],
    [
      'another scheme',
      () => ({ method: 'GET', url: '/bearers', headers: { authorization: 'Basic YTpi' } }),
      401,
      'bearer_invalid',
    ],
    [
      'no bearer and a wrong body',
      () => ({ method: 'POST', url: '/matchmaking', body: { x: 1 } }),
      401,
      'bearer_invalid',
    ],
    [
      'an id that is none',
      () => ({ method: 'GET', url: '/user/42', bearer }),
      400,
      'validation_failed',
      '/path/id',
    ],
    ['an id of nobody', () => ({ method: 'GET', url: `/user/${id}`, bearer }), 404, 'not_found'],
    [
      'an id in upper case',
      () => ({ method: 'GET', url: `/user/${id.toUpperCase()}`, bearer }),
      400,
      'validation_failed',
      '/path/id',
    ],
    [
      'an id as a URN',
      () => ({ method: 'GET', url: `/user/urn:uuid:${id}`, bearer }),
      400,
      'validation_failed',
      '/path/id',
    ],
    [
      'an id in upper case, of a body',
      () => matchmaking({ property: property.toUpperCase() }),
      400,
      'validation_failed',
      '/body/property',
    ],
    [
      'an id as a URN, of a body',
      () => matchmaking({ property: `urn:uuid:${property}` }),
      400,
      'validation_failed',
      '/body/property',
    ],
    [
      'an id as a URN, of a filter',
      () => ({ method: 'GET', url: `/audit?actor=urn:uuid:${id}`, bearer: admin }),
      400,
      'validation_failed',
      '/query/actor',
    ],
    [
      'an id as a URN, of a file',
      () => ({ method: 'DELETE', url: `/files/urn:uuid:${id}`, bearer }),
      400,
      'validation_failed',
      '/path/key',
    ],
    [
      'an id with a zero byte',
      () => ({ method: 'GET', url: '/user/%00', bearer }),
      400,
      'validation_failed',
      '/path/id',
    ],
    [
      'a path that cannot be decoded',
      () => ({ method: 'GET', url: '/user/%ZZ', bearer }),
      400,
      'validation_failed',
      '/path',
    ],
    ['a path with an empty part', () => ({ method: 'GET', url: '//bearers', bearer }), 404, 'not_found'],
    [
      'a long path',
      () => ({ method: 'GET', url: `/user/${'a'.repeat(1_000)}`, bearer }),
      400,
      'validation_failed',
      '/path/id',
    ],
    [
      'a method that no operation has',
      () => ({ method: 'PUT', url: '/bearers', bearer }),
      405,
      'method_not_allowed',
    ],
    ['an unknown path', () => ({ method: 'GET', url: '/no/such/path', bearer }), 404, 'not_found'],
    ['no matchmaking mode', () => matchmaking({ property }, ''), 400, 'mode_invalid', '/query'],
    [
      'two matchmaking modes',
      () => matchmaking({ property }, 'favorite=false&all=true'),
      400,
      'mode_invalid',
      '/query',
    ],
    [
      'three matchmaking modes',
      () => matchmaking({ property }, 'favorite=false&all=true&specific=true'),
      400,
      'mode_invalid',
      '/query',
    ],
    ['an id of a wrong type', () => matchmaking({ property: 5 }), 400, 'validation_failed', '/body/property'],
    ['an unknown id', () => matchmaking({ tenant: id }), 400, 'validation_failed', '/body/tenant'],
    [
      'matchmaking with a body over the limit',
      () => matchmaking({ property: 'x'.repeat(70_000) }),
      413,
      'payload_too_large',
    ],
    ['a mode without its id', () => matchmaking({}), 400, 'mode_invalid', '/body/property'],
    [
      'an id of no use to the mode',
      () => matchmaking({ property, announcement: id }),
      400,
      'mode_invalid',
      '/body/announcement',
    ],
    [
      'all=false',
      () => matchmaking({ announcement: id }, 'all=false'),
      400,
      'validation_failed',
      '/query/all',
    ],
    [
      'an unknown parameter',
      () => matchmaking({ property }, 'favorite=false&pointsabove=60'),
      400,
      'validation_failed',
      '/query/pointsabove',
    ],
    [
      'a filter that is no number',
      () => matchmaking({ property }, 'favorite=false&pointsAbove=many'),
      400,
      'validation_failed',
      '/query/pointsAbove',
    ],
    [
      'a filter that is sent twice',
      () => matchmaking({ property }, 'favorite=false&pointsAbove=1&pointsAbove=2'),
      400,
      'validation_failed',
      '/query/pointsAbove',
    ],
    [
      'a limit over 500',
      () => matchmaking({ property }, 'favorite=false&limit=501'),
      400,
      'validation_failed',
      '/query/limit',
    ],
    [
      'a limit of 0',
      () => matchmaking({ property }, 'favorite=false&limit=0'),
      400,
      'validation_failed',
      '/query/limit',
    ],
    [
      'a cursor that is none',
      () => matchmaking({ property }, 'favorite=false&cursor=abc'),
      400,
      'cursor_invalid',
      '/query/cursor',
    ],
    ['a property of nobody', () => matchmaking({ property: id }), 404, 'not_found'],
    [
      'a file key that climbs',
      () => ({ method: 'GET', url: '/files/..%2F..%2Fpglite' }),
      400,
      'validation_failed',
      '/path/key',
    ],
    ['a file key of nothing', () => ({ method: 'GET', url: `/files/${'0'.repeat(32)}` }), 404, 'not_found'],
  ];

describe('a request that cannot be answered', () => {
  it.each(refused)('is refused: %s', async (_name, request, status, code, pointer) => {
    const answer = await app.send(request());
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = answer.json<{ requestId: string; errors?: { pointer: string }[] }>();
    expect(problem).toMatchObject({ status, code });
    expect(problem.requestId).toBe(answer.headers['x-request-id']);
    if (pointer !== undefined) expect(problem.errors?.[0]?.pointer).toBe(pointer);
  });
});
