import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger, RequestLog } from './logger.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

function start(withAddresses: boolean) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const loggerInstance: FastifyBaseLogger = createLogger('info', { write });
  const server = fastify({
    loggerInstance,
    logController: new RequestLog(withAddresses),
    genReqId: () => 'request-1',
  });
  servers.push(server);
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request) => {
    const bearer = new Uint8Array();
    const roles = {
      isLandlord: false,
      isAdmin: false,
      mustChangePassword: false,
      isSuspended: false,
      membership: null,
      hasColleagues: false,
      key: null,
    };
    if (request.headers.authorization !== undefined) {
      request.caller = {
        id: 'organisation',
        userId: 'somebody',
        bearer,
        bearerExpiresAt: new Date(),
        position: null,
        ...roles,
      };
    }
  });
  server.get('/user/:id', () => 'done');
  return { server, lines };
}

describe('a request in the log', () => {
  it('is one line, with what was asked, by whom, and how it ended', async () => {
    const { server, lines } = start(false);
    const headers = { authorization: 'Bearer secret' };
    await server.inject({ url: '/user/1?secret=1', headers, remoteAddress: '192.0.2.7' });
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: 'request-1',
        method: 'GET',
        route: '/user/:id',
        status: 200,
        milliseconds: expect.any(Number),
        userId: 'somebody',
        msg: 'request',
      },
    ]);
  });

  it('names the address where that is wanted, and nobody where nobody is logged in', async () => {
    const { server, lines } = start(true);
    await server.inject({ url: '/user/1', remoteAddress: '192.0.2.7' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ address: '192.0.2.7' });
    expect(lines[0]).not.toHaveProperty('userId');
  });

  it('is one line over a connection, too, where hooks run after the answer', async () => {
    const { server, lines } = start(false);
    server.addHook('onResponse', async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    const { port } = server.server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/user/1`, { headers: { connection: 'close' } });
    await server.close();
    expect(lines.map(({ msg, status }) => ({ msg, status }))).toEqual([{ msg: 'request', status: 200 }]);
  });

  it('is a line, too, where the client hung up before it was answered', async () => {
    const { server, lines } = start(false);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    server.get('/slow', async () => {
      asked.resolve();
      await answer.promise;
      return 'late';
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: tilava\r\n\r\n');
    await asked.promise;
    socket.destroy();
    await once(socket, 'close');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    answer.resolve();
    expect(lines[0]).toMatchObject({ msg: 'hung up', method: 'GET', route: '/slow' });
    expect(lines[0]).not.toHaveProperty('status');
  });
});
