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
const get = (url: string, by = bearer): TestRequest => ({ method: 'GET', url, bearer: by });
const sendText = (payload: string, type?: string): TestRequest => ({
  method: 'POST',
  url: '/bearers',
  payload,
  ...(type !== undefined && { headers: { 'content-type': type } }),
});
const id = '0199a6b0-3c00-7000-8000-000000000999';

type Refused = readonly (readonly [name: string, request: () => TestRequest, pointer?: string])[];

/** By the status and the code that they are refused by. */
const refused: Readonly<Record<string, Refused>> = {
  '400 validation_failed': [
    ['a missing field', () => login({ email: 'a@b.fi' }), '/body/password'],
    ['an unknown field', () => login({ email: 'a@b.fi', password: 'x', isAdmin: true }), '/body/isAdmin'],
    ['a wrong type', () => login({ email: 'a@b.fi', password: 5 }), '/body/password'],
    ['an email that is none', () => login({ email: 'nobody', password: 'x' }), '/body/email'],
    ['a body that is a list', () => login([])],
    [
      'a password over the limit',
      () => login({ email: 'a@b.fi', password: 'x'.repeat(257) }),
      '/body/password',
    ],
    ['an id that is none', () => get('/user/42'), '/path/id'],
    ['an id in upper case', () => get(`/user/${id.toUpperCase()}`), '/path/id'],
    ['an id as a URN', () => get(`/user/urn:uuid:${id}`), '/path/id'],
    [
      'an id in upper case, of a body',
      () => matchmaking({ property: property.toUpperCase() }),
      '/body/property',
    ],
    ['an id as a URN, of a body', () => matchmaking({ property: `urn:uuid:${property}` }), '/body/property'],
    ['an id as a URN, of a filter', () => get(`/audit?actor=urn:uuid:${id}`, admin), '/query/actor'],
    [
      'an id as a URN, of a file',
      () => ({ method: 'DELETE', url: `/files/urn:uuid:${id}`, bearer }),
      '/path/key',
    ],
    ['an id with a zero byte', () => get('/user/%00'), '/path/id'],
    ['a path that cannot be decoded', () => get('/user/%ZZ'), '/path'],
    ['a long path', () => get(`/user/${'a'.repeat(1_000)}`), '/path/id'],
    ['an id of a wrong type', () => matchmaking({ property: 5 }), '/body/property'],
    ['an unknown id', () => matchmaking({ tenant: id }), '/body/tenant'],
    ['all=false', () => matchmaking({ announcement: id }, 'all=false'), '/query/all'],
    [
      'an unknown parameter',
      () => matchmaking({ property }, 'favorite=false&pointsabove=60'),
      '/query/pointsabove',
    ],
    [
      'a filter that is no number',
      () => matchmaking({ property }, 'favorite=false&pointsAbove=many'),
      '/query/pointsAbove',
    ],
    [
      'a filter that is sent twice',
      () => matchmaking({ property }, 'favorite=false&pointsAbove=1&pointsAbove=2'),
      '/query/pointsAbove',
    ],
    ['a limit over 500', () => matchmaking({ property }, 'favorite=false&limit=501'), '/query/limit'],
    ['a limit of 0', () => matchmaking({ property }, 'favorite=false&limit=0'), '/query/limit'],
    ['a file key that climbs', () => ({ method: 'GET', url: '/files/..%2F..%2Fpglite' }), '/path/key'],
  ],
  '400 malformed_json': [
    ['malformed JSON', () => sendText('{"email":')],
    ['no body at all', () => ({ method: 'POST', url: '/bearers' })],
    ['no body, of who is logged in', () => ({ method: 'POST', url: '/matchmaking?all=true', bearer })],
    ['an empty body', () => sendText('')],
    ['a body that would change prototypes', () => sendText('{"__proto__":{"isAdmin":true}}')],
  ],
  '413 payload_too_large': [
    ['a body over the limit', () => login({ email: 'a@b.fi', password: 'x'.repeat(70_000) })],
    ['matchmaking with a body over the limit', () => matchmaking({ property: 'x'.repeat(70_000) })],
  ],
  '415 unsupported_media_type': [
    ['another media type', () => sendText('<a/>', 'text/xml')],
    ['JSON that says it is text', () => sendText('{"email":"a@b.fi","password":"x"}', 'text/plain')],
    ['a form', () => sendText('email=a%40b.fi&password=x', 'application/x-www-form-urlencoded')],
    ['a form with a file', () => ({ method: 'POST', url: '/bearers', ...form([{ content: 'x' }]) })],
  ],
  '400 invalid_characters': [
    [
      'a character that no database keeps',
      () => ({
        method: 'PATCH',
        url: `/properties/${property}`,
        bearer,
        body: { description: 'be\u0000fore' },
      }),
      '/body/description',
    ],
  ],
  '401 bearer_invalid': [
    ['no bearer', () => ({ method: 'GET', url: '/bearers' })],
    ['a garbage bearer', () => ({ method: 'GET', url: '/bearers', bearer: 'garbage' })],
    ['another scheme', () => ({ method: 'GET', url: '/bearers', headers: { authorization: 'Basic YTpi' } })],
    ['no bearer and a wrong body', () => ({ method: 'POST', url: '/matchmaking', body: { x: 1 } })],
  ],
  '404 not_found': [
    ['an id of nobody', () => get(`/user/${id}`)],
    ['a path with an empty part', () => get('//bearers')],
    ['an unknown path', () => get('/no/such/path')],
    ['a property of nobody', () => matchmaking({ property: id })],
    ['a file key of nothing', () => ({ method: 'GET', url: `/files/${'0'.repeat(32)}` })],
  ],
  '405 method_not_allowed': [
    ['a method that no operation has', () => ({ method: 'PUT', url: '/bearers', bearer })],
  ],
  '400 mode_invalid': [
    ['no matchmaking mode', () => matchmaking({ property }, ''), '/query'],
    ['two matchmaking modes', () => matchmaking({ property }, 'favorite=false&all=true'), '/query'],
    [
      'three matchmaking modes',
      () => matchmaking({ property }, 'favorite=false&all=true&specific=true'),
      '/query',
    ],
    ['a mode without its id', () => matchmaking({}), '/body/property'],
    ['an id of no use to the mode', () => matchmaking({ property, announcement: id }), '/body/announcement'],
  ],
  '400 cursor_invalid': [
    ['a cursor that is none', () => matchmaking({ property }, 'favorite=false&cursor=abc'), '/query/cursor'],
  ],
};

describe.each(Object.entries(refused))(
  'a request that cannot be answered is refused by %s:',
  (by, requests) => {
    const [status = '', code] = by.split(' ');

    it.each(requests.map(([name, request, pointer = null]) => ({ name, request, pointer })))(
      '$name',
      async ({ request, pointer }) => {
        const answer = await app.send(request());
        expect(answer.statusCode).toBe(Number(status));
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
        const problem = answer.json<{ requestId: string; errors?: { pointer: string }[] }>();
        expect(problem).toMatchObject({ status: Number(status), code });
        expect(problem.requestId).toBe(answer.headers['x-request-id']);
        if (pointer !== null) expect(problem.errors?.[0]?.pointer).toBe(pointer);
      },
    );
  },
);
