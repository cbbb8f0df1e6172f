import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../modules/bearers/network.ts';

/** How long clients may take, in milliseconds, and how many connections they may hold. */
export interface ConnectionLimits {
  /** From the connection, or the answer before, to the end of the headers. */
  readonly headers: number;
  /** From the end of the headers to the end of a body that is no form with files. */
  readonly body: number;
  /** For a whole request with files. */
  readonly upload: number;
  /** How long it may take until a client that is too slow is noticed. */
  readonly checkedEvery: number;
  /** For one address (IPv6: its /64). */
  readonly perAddress: number;
  readonly total: number;
}

/** Pictures of 32 MB get through at 2.2 Mbit/s; browsers open six connections, and an office may share an address. */
export const defaultConnectionLimits: ConnectionLimits = {
  headers: 10_000,
  body: 15_000,
  upload: 120_000,
  checkedEvery: 5_000,
  perAddress: 200,
  total: 2_000,
};

/**
 * Keeps one address from taking all connections, and slow bodies from holding theirs.
 *
 * @param trustProxy - proxies, which open connections for everybody and are not limited
 */
export function limitConnections(
  server: FastifyInstance,
  { perAddress, total, body }: ConnectionLimits,
  trustProxy: string | null,
): void {
  const isProxy = proxyAddr.compile(trustProxy?.split(',').map((proxy) => proxy.trim()) ?? []);
  const open = new Map<string, number>();
  server.server.maxConnections = total;
  server.server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > perAddress) socket.destroy();
  });
  server.addHook('onRequest', async ({ raw }) => {
    const {
      'content-type': type = '',
      'content-length': length,
      'transfer-encoding': encoding,
    } = raw.headers;
    if ((length === undefined && encoding === undefined) || /^multipart\//i.test(type)) return;
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('The body came too slowly'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // As node itself tells of a request that takes too long.
      if (!raw.complete) server.server.emit('clientError', error, raw.socket);
    }, body);
    raw.once('close', () => clearTimeout(timer));
  });
}
