import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { gzipLevel, type BenchMarket, type MarketServer } from '@tilava/api/bench-market';
import { byTurns } from '../byTurns.ts';
import { median, verdict } from '../verdict.ts';

/** The most that the contract lets a page have. */
const limit = 500;
const most = 3;
const maxRounds = 5;

interface Page {
  readonly results: readonly unknown[];
  readonly nextCursor: string | null;
}

/** All matches of the need in the middle of Helsinki, page by page, beside the same pages from a server that has them ready. */
export async function measurePages(
  market: BenchMarket,
  _announcements: number,
  rounds: number,
): Promise<void> {
  const server = await market.startServer(true);
  const texts: string[] = [];
  await walk((cursor) => askServer(server, market.needs.central.id, cursor), texts);
  const bare = await servePages(texts);
  try {
    let next = 0;
    const [ours, others] = await byTurns(
      Math.min(rounds, maxRounds),
      () => timeOf(() => walk((cursor) => askServer(server, market.needs.central.id, cursor))),
      () => {
        next = 0;
        return timeOf(() => walk(() => fetch(`${bare.address}/${next++}`)));
      },
    );
    const [own, least] = [median(ours), median(others)];
    const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
    verdict(
      `match, all ${texts.length} pages, ${megabytes.toFixed(0)} MB`,
      `${(own / least).toFixed(2)} x the same bytes from memory (${own.toFixed(0)} against ${least.toFixed(0)} ms), at most ${most} x`,
      own / least <= most,
    );
  } finally {
    await server.stop();
    await bare.stop();
  }
}

/** Reads and parses page after page. */
async function walk(ask: (cursor: string | null) => Promise<Response>, texts?: string[]): Promise<void> {
  let cursor: string | null = null;
  do {
    const response = await ask(cursor);
    if (!response.ok) throw new Error(`A page was answered with ${await response.text()}`);
    const text = await response.text();
    texts?.push(text);
    cursor = (JSON.parse(text) as Page).nextCursor;
  } while (cursor !== null);
}

function askServer(
  { address, bearer }: MarketServer,
  needId: string,
  cursor: string | null,
): Promise<Response> {
  const behind = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return fetch(`${address}/api/v1/matchmaking?favorite=false&limit=${limit}${behind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ property: needId }),
  });
}

/** Compresses each time, as the product has to. */
async function servePages(texts: readonly string[]) {
  const server = createServer((request, response) => {
    const text = texts[Number(request.url?.slice(1))] ?? '';
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(text, { level: gzipLevel }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
