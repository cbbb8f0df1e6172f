import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { components } from '@tilava/sdk/schema';
import { addressesOf, AddressRefused, type Resolving } from './publicAddress.ts';

/** How an attempt went. */
export interface Outcome {
  readonly status: number | null;
  readonly error: components['schemas']['WebhookDelivery']['error'];
}

export interface EventToSend {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** The newest first. */
  readonly secrets: readonly Uint8Array[];
}

interface SendingParts {
  readonly allowedHosts: readonly string[];
  readonly resolving: Resolving;
  /** Milliseconds for the whole attempt. */
  readonly limit: number;
}

/** As Standard Webhooks 1.0.0 writes a secret. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;

/** The headers of Standard Webhooks 1.0.0, with a signature for each secret. */
export function signedHeaders(
  { id, body, secrets }: Omit<EventToSend, 'url'>,
  now: Date,
): Readonly<Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** Sends an event once, to addresses that were checked and to no others; of the answer only the status is read. */
export async function sendEvent(
  event: EventToSend,
  now: Date,
  { allowedHosts, resolving, limit }: SendingParts,
  stopping: AbortSignal,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(limit);
  const signal = AbortSignal.any([timeout, stopping]);
  try {
    const url = new URL(event.url);
    const addresses = await addressesOf(url, allowedHosts, resolving, signal);
    return outcomeOf(await post(url, addresses, event, now, signal));
  } catch (error) {
    if (error instanceof AddressRefused) return { status: null, error: 'address' };
    return { status: null, error: timeout.aborted ? 'timeout' : 'connection' };
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

/** Answers those addresses whatever is asked for, so that none is looked up a second time. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (first === undefined) callback(new Error('The host has no address'), '', 0);
    else if (all === true) callback(null, found);
    else callback(null, first.address, first.family);
  };

const post = (
  url: URL,
  addresses: readonly string[],
  event: EventToSend,
  now: Date,
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'POST',
      // A connection of its own, which no other host's addresses were checked for.
      agent: false,
      lookup: pinned(addresses),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(event.body),
        'user-agent': 'Tilava-Webhooks/1.0',
        ...signedHeaders(event, now),
      },
    });
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // Whatever else it says, however long.
      response.destroy();
    });
    request.on('error', reject);
    request.end(event.body);
  });
