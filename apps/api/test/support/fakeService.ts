import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a fake service was sent. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What it answers next; null never answers. */
type NextAnswer = { readonly status: number; readonly body: unknown } | null;

/** A service of somebody else, on this machine. */
export interface FakeService {
  readonly port: number;
  readonly requests: SeenRequest[];
  next: NextAnswer;
  close(): Promise<void>;
}

/** Starts a service that notes every request and answers what the test says. */
export async function startFakeService(): Promise<FakeService> {
  const fake: Pick<FakeService, 'requests' | 'next'> = { requests: [], next: null };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const { method = '', headers } = request;
      const query = Object.fromEntries(url.searchParams);
      fake.requests.push({ method, path: decodeURIComponent(url.pathname), query, headers, body });
      if (fake.next === null) return;
      response.writeHead(fake.next.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(fake.next.body));
    });
  });
  const port = await listening(server);
  return Object.assign(fake, {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
