import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers late, in part or never, by the first part of the path. */
export interface OddServer {
  readonly address: string;
  /** When requests came, by `performance.now()`, since this was last asked. */
  arrivals(): readonly number[];
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startOddServer(): Promise<OddServer> {
  let arrivals: number[] = [];
  const server = createServer(({ url = '' }, response) => {
    arrivals.push(performance.now());
    const [, way, seconds] = url.split('/');
    if (way === 'stalling') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": ');
    } else if (way === 'busy') {
      response.writeHead(429, { 'retry-after': seconds }).end();
    } else if (way === 'busy-once') {
      const isBusy = arrivals.length === 1;
      response.writeHead(isBusy ? 429 : 200, { 'content-type': 'application/json', 'retry-after': seconds });
      response.end(JSON.stringify({ results: [], entriesCount: 0, pageNumber: 1 }));
    } else if (way !== 'silent') {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals() {
      const heard = arrivals;
      arrivals = [];
      return heard;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
