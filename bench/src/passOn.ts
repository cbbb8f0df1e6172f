import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that runs beside what is measured. */
export interface SideServer {
  readonly address: string;
  close(): void;
}

/** Starts one on a free port. */
export async function startSideServer(listener: RequestListener): Promise<SideServer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Asks another server the same, with headers of its own. */
export function passOn(
  address: string,
  request: IncomingMessage,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url = '/' } = request;
    const onward = ask(`${address}${url}`, { method, headers }, resolve);
    onward.on('error', reject);
    request.pipe(onward);
  });
}
