import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { threshold } from '../../src/http/plugins/compression.ts';
import type { MarketServer } from './benchMarket.ts';

/** What a list says. */
interface PageText {
  readonly total: number;
  readonly results: readonly { readonly announcement: { readonly id: string } }[];
}

/** How a list is packed: as for browsers by HTTPS, or as for `fetch` of Node.js. */
export type Packing = 'zstd' | 'gzip';

const unpackers = { zstd: zstdDecompressSync, gzip: gunzipSync } as const;

const agent = new Agent({ keepAlive: true });

/**
 * Asks an API process for a list, up to its last byte. It is unpacked and parsed later: `fetch` would do the first at
 * once, and with what it throws away let the measuring process collect garbage every dozen answers.
 *
 * @throws Error where it answers anything but a list, packed in that way where it is long enough to be packed
 */
export async function askForPage(
  { address, bearer }: MarketServer,
  needId: string,
  limit: number,
  packing: Packing,
): Promise<() => PageText> {
  const body = JSON.stringify({ property: needId });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': packing,
    };
    request(`${address}/api/v1/matchmaking?favorite=false&limit=${limit}`, { agent, method: 'POST', headers })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  const bytes = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`A list was answered with ${response.statusCode}`);
  const encoding = response.headers['content-encoding'];
  if (encoding === undefined && bytes.length < threshold)
    return () => JSON.parse(bytes.toString()) as PageText;
  if (encoding !== packing) throw new Error(`A list came as ${encoding ?? 'it is'} instead of ${packing}`);
  return () => JSON.parse(unpackers[packing](bytes).toString()) as PageText;
}
