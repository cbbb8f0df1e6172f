import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultConnectionLimits } from '../../src/http/connections.ts';
import { exchange, type RawAnswer } from '../support/rawSocket.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';

let app: TestApplication;
let port: number;
let bearer: string;

beforeAll(async () => {
  app = await startTestApplication({
    CORS_ORIGINS: 'https://one.example',
    PUBLIC_URL: 'https://tilava.example',
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
  ({ bearer } = await app.logIn('admin@tilava.example'));
});
afterAll(() => app.close());

const problem = { instance: expect.any(String), detail: expect.any(String) };

function expectProblem({ headers, body, status }: RawAnswer, expected: number, code: string): void {
  expect({ status, body }).toMatchObject({ status: expected });
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject({
    ...problem,
    status: expected,
    code,
    requestId: headers['x-request-id'],
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
}

const requestLine = 'GET /api/v1/bearers HTTP/1.1\r\n';
const host = 'Host: tilava.example\r\n';
const end = 'Connection: close\r\n\r\n';

describe('what never becomes a request is refused by a problem', () => {
  it.each([
    ['a method that nobody knows', `FROBNICATE / HTTP/1.1\r\n${host}${end}`, 400, 'malformed_request'],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    [
      'headers over 16 KB',
      `${requestLine}${host}X-Long: ${'x'.repeat(20_000)}\r\n${end}`,
      431,
      'malformed_request',
    ],
    ['no host', `${requestLine}${end}`, 400, 'malformed_request'],
    ['two hosts', `${requestLine}${host}Host: other.example\r\n${end}`, 400, 'malformed_request'],
    ['a host that is none', `${requestLine}Host: a/b@c\r\n${end}`, 400, 'malformed_request'],
    [
      'two lengths of the body',
      `POST /api/v1/bearers HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
      'malformed_request',
    ],
    [
      'a chunk that is none',
      `POST /api/v1/bearers HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'malformed_request',
    ],
    ['a proxied connection', `CONNECT tilava.example:443 HTTP/1.1\r\n${host}\r\n`, 405, 'method_not_allowed'],
  ])('%s', async (_name, text, status, code) => {
    const answer = await exchange(port, text);
    expectProblem(answer, status, code);
    expect(answer.ended).toBe('in order');
  });

  it('but not an expectation that the server does not share', async () => {
    const answer = await exchange(port, `${requestLine}${host}Expect: a-miracle\r\n${end}`);
    expectProblem(answer, 401, 'bearer_invalid');
  });

  it('nor a request of HTTP/1.0 without a host', async () => {
    const answer = await exchange(port, `GET /healthz HTTP/1.0\r\n\r\n`);
    expect(answer.status).toBe(200);
  });
});

describe('metrics count', () => {
  const counted = async (name: string) => {
    const { payload } = await app.server.inject({ method: 'GET', url: '/metrics' });
    const line = payload.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1]);
  };

  it('what never becomes a request', async () => {
    const name = 'http_requests_refused_total{reason="malformed"}';
    const before = await counted(name);
    await exchange(port, `${requestLine}${host}X-Long: ${'x'.repeat(20_000)}\r\n${end}`);
    await exchange(port, `CONNECT tilava.example:443 HTTP/1.1\r\n${host}\r\n`);
    expect(await counted(name)).toBe(before + 2);
  });

  it('requests whose sender hangs up, which are no refused ones', async () => {
    const refused = 'http_requests_refused_total{reason="malformed"}';
    const before = await counted(refused);
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(`POST /api/v1/bearers HTTP/1.1\r\n${host}Content-Type: application/json\r\n`);
    socket.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
    await once(socket, 'data');
    socket.resetAndDestroy();
    await vi.waitFor(async () => expect(await counted('http_requests_abandoned_total')).toBe(1));
    expect(await counted(refused)).toBe(before);
  });
});

describe('another method than those of a path', () => {
  it.each([
    ['PUT', '/api/v1/bearers', ['GET', 'HEAD', 'POST', 'DELETE']],
    ['PATCH', '/api/v1/matchmaking', ['POST']],
    ['OPTIONS', '/api/v1/matchmaking', ['POST']],
    ['PROPFIND', '/api/v1/users', ['GET', 'HEAD', 'POST']],
    ['DELETE', '/api/v1/user/0199a6b0-3c00-7000-8000-000000000999/export', ['GET', 'HEAD']],
    ['POST', '/healthz', ['GET', 'HEAD']],
  ])('is refused, naming those: %s %s', async (method, path, allowed) => {
    const head = `${method} ${path} HTTP/1.1\r\n${host}Content-Type: text/xml\r\nContent-Length: 4\r\n${end}`;
    const answer = await exchange(port, `${head}<a/>`);
    expectProblem(answer, 405, 'method_not_allowed');
    expect(new Set(answer.headers['allow']?.split(', '))).toEqual(new Set(allowed));
  });

  it.each(['POST', 'PUT', 'OPTIONS', 'PROPFIND'])('of no path at all: %s is not found', async (method) => {
    const head = `${method} /api/v1/nothing HTTP/1.1\r\n${host}Content-Type: text/xml\r\nContent-Length: 4\r\n${end}`;
    expectProblem(await exchange(port, `${head}<a/>`), 404, 'not_found');
  });
});

describe('a preflight', () => {
  const preflight = (headers: string) =>
    exchange(port, `OPTIONS /api/v1/bearers HTTP/1.1\r\n${host}${headers}${end}`);

  it('of another origin is refused by a problem', async () => {
    const answer = await preflight('Origin: https://two.example\r\nAccess-Control-Request-Method: POST\r\n');
    expectProblem(answer, 403, 'forbidden');
    expect(answer.headers['vary']).toMatch(/Origin/);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('that asks for no method is none', async () => {
    expectProblem(await preflight('Origin: https://one.example\r\n'), 405, 'method_not_allowed');
  });

  it('of an origin that may call is answered', async () => {
    const answer = await preflight('Origin: https://one.example\r\nAccess-Control-Request-Method: POST\r\n');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('https://one.example');
  });
});

describe('a body that is too large is refused while it arrives, and who sends it reads the answer', () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const chunk = `100000\r\n${megabyte}\r\n`;
  /** More than any limit, but never all of it. */
  const upTo = (count: number, text: string) => {
    let left = count;
    return () => (left-- > 0 ? text : null);
  };
  const formHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const inChunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const json = (framing: string) =>
    `POST /api/v1/bearers HTTP/1.1\r\n${host}Content-Type: application/json\r\n${framing}\r\n\r\n`;
  const form = (framing: string) =>
    `POST /api/v1/files HTTP/1.1\r\n${host}Authorization: Bearer ${bearer}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n`;

  it.each([
    ['JSON of a known length', () => json(`Content-Length: ${200 * megabyte.length}`), megabyte, 8],
    ['JSON in chunks', () => json('Transfer-Encoding: chunked'), chunk, 8],
    [
      'a form of a known length',
      () => form(`Content-Length: ${200 * megabyte.length}`) + formHead,
      megabyte,
      8,
    ],
    ['a form in chunks', () => form('Transfer-Encoding: chunked') + inChunks(formHead), chunk, 60],
    ['what stands before a form', () => form('Transfer-Encoding: chunked'), chunk, 60],
    [
      'what stands after a form',
      () => form('Transfer-Encoding: chunked') + inChunks(`${formHead}x\r\n--b--\r\n`),
      chunk,
      60,
    ],
  ])('%s', async (_name, head, more, most) => {
    const answer = await exchange(port, head(), upTo(200, more));
    expectProblem(answer, 413, 'payload_too_large');
    expect(answer.headers['connection']).toBe('close');
    expect(answer.ended).toBe('in order');
    expect(answer.sent).toBeLessThan(most * megabyte.length);
  });

  it('also by who may not call at all', async () => {
    const head = `PATCH /api/v1/user/x HTTP/1.1\r\n${host}Content-Length: ${200 * megabyte.length}\r\n\r\n`;
    const answer = await exchange(port, head, upTo(200, megabyte));
    expectProblem(answer, 401, 'bearer_invalid');
    expect(answer.ended).toBe('in order');
    expect(answer.sent).toBeLessThan(8 * megabyte.length);
  });

  it('takes no request that is sent behind it', async () => {
    const head = json('Content-Length: 100000') + 'x'.repeat(100_000);
    const answer = await exchange(port, `${head}GET /healthz HTTP/1.1\r\n${host}${end}`);
    expect(answer.body).not.toContain('alive');
  });
});

describe('clients that hold connections', () => {
  let limited: TestApplication;
  let limitedPort: number;
  const sockets: Socket[] = [];

  const listen = async ({ server }: TestApplication): Promise<number> => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    return (server.server.address() as AddressInfo).port;
  };
  beforeAll(async () => {
    const connectionLimits = { ...defaultConnectionLimits, headers: 600, body: 300, checkedEvery: 100 };
    limited = await startTestApplication({ TRUST_PROXY: '127.0.0.3' }, {}, { connectionLimits });
    limitedPort = await listen(limited);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await limited.close();
  });

  const open = async (localAddress: string, count: number, to = limitedPort) => {
    const opened = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ port: to, host: '127.0.0.1', localAddress });
        socket.on('error', () => {
          // The server refuses it.
        });
        await once(socket.resume(), 'connect');
        return socket;
      }),
    );
    sockets.push(...opened);
    return opened;
  };
  const isOpen = ({ closed }: Socket) => !closed;

  it('get no more than 200 for an address, so that others are answered', async () => {
    // None is closed for its silence, however long a busy machine takes to open a thousand.
    const patient = await startTestApplication({ TRUST_PROXY: '127.0.0.3' });
    try {
      const patientPort = await listen(patient);
      const silent = await open('127.0.0.2', 1_000, patientPort);
      await vi.waitFor(() => expect(silent.filter(isOpen).length).toBe(200), { timeout: 5_000 });
      const answer = await exchange(patientPort, `GET /healthz HTTP/1.1\r\n${host}${end}`);
      expect(answer.status).toBe(200);
      for (const socket of silent) socket.destroy();
      // The server hears of each end by itself.
      await vi.waitFor(
        async () => {
          const again = await open('127.0.0.2', 1, patientPort);
          const ends = again.map((socket) => Promise.race([once(socket, 'data'), once(socket, 'close')]));
          for (const socket of again) socket.write(`GET /healthz HTTP/1.1\r\n${host}${end}`);
          await Promise.all(ends);
          expect(again.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
        },
        { timeout: 5_000 },
      );
    } finally {
      for (const socket of sockets) socket.destroy();
      await patient.close();
    }
  });

  it('are closed where they stay silent', async () => {
    const silent = await open('127.0.0.2', 10);
    await vi.waitFor(() => expect(silent.filter(isOpen).length).toBe(0), { timeout: 5_000 });
  });

  it('are not counted behind a trusted proxy', async () => {
    const throughProxy = await open('127.0.0.3', 300);
    const answers = throughProxy.map((socket) => once(socket, 'data'));
    for (const socket of throughProxy) socket.write(`GET /healthz HTTP/1.1\r\n${host}${end}`);
    expect(await Promise.all(answers)).toHaveLength(300);
  });

  it('are refused where a body comes too slowly, and not where a picture takes longer', async () => {
    const { bearer: landlord } = await limited.logIn('landlord@tilava.example');
    const begin = (path: string, type: string) =>
      `POST /api/v1${path} HTTP/1.1\r\n${host}Authorization: Bearer ${landlord}\r\nContent-Type: ${type}\r\nContent-Length: 60\r\n\r\n{`;
    const [upload] = await open('127.0.0.1', 1);
    upload?.write(begin('/files', 'multipart/form-data; boundary=x'));
    const slow = await exchange(limitedPort, begin('/bearers', 'application/json'));
    expectProblem(slow, 408, 'malformed_request');
    await setTimeout(600);
    expect(upload).toMatchObject({ closed: false, bytesRead: 0 });
  });
});

describe('a body that an operation does not take', () => {
  const bodies: [string, Partial<TestRequest>][] = [
    ['of another type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
    ['that is no JSON', { payload: '{"' }],
    ['that is too large', { payload: JSON.stringify('x'.repeat(100_000)) }],
    ['with a type that is none', { payload: 'x', headers: { 'content-type': 'none' } }],
  ];
  it.each(bodies)('changes nothing: one %s', async (_name, body) => {
    const { bearer: own } = await app.logIn('tenant@tilava.example');
    expect((await app.send({ method: 'DELETE', url: '/bearers', bearer: own, ...body })).statusCode).toBe(
      204,
    );
    const code = await app.send({ method: 'POST', url: `/newsletter/${'a'.repeat(43)}`, ...body });
    expect(code.statusCode).toBe(400);
  });
});

it.each(['/verification/0199a6b0-3c00-7000-8000-000000000999/', '/newsletter/', '/user/', '/places/'])(
  'a parameter longer than any in %s is a bad one, not an unknown path',
  async (path) => {
    const method = path === '/newsletter/' ? 'POST' : 'GET';
    const answer = await app.send({ method, url: path + 'a'.repeat(3_000), bearer });
    expect(answer.statusCode).toBe(400);
  },
);

describe('headers of every answer', () => {
  it.each(['/healthz', '/api/v1/bearers', '/nothing.js'])(
    'ask for nothing of the device: %s',
    async (url) => {
      const { headers } = await app.server.inject({ url });
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers['strict-transport-security']).toBe('max-age=15552000');
    },
  );
});
