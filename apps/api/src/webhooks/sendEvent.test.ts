import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../test/support/receiver.ts';
import { delayAfter } from './deliveryStore.ts';
import type { Resolving } from './publicAddress.ts';
import { secretText, sendEvent, signedHeaders } from './sendEvent.ts';

const body = JSON.stringify({ type: 'match.new', timestamp: '2026-11-28T06:00:00.000Z', data: {} });
const secret = randomBytes(32);
const nobody: Resolving = { byDns: async () => [], bySystem: async () => [] };
const never = new AbortController().signal;

const send = (url: string, { allowedHosts = ['127.0.0.1'], resolving = nobody, limit = 2_000 } = {}) =>
  sendEvent(
    { id: 'msg', url, body, secrets: [secret] },
    new Date(),
    { allowedHosts, resolving, limit },
    never,
  );

describe('an address that isn’t on the internet', () => {
  const resolving = (...addresses: string[]): Resolving => ({ ...nobody, byDns: async () => addresses });
  const refused = { status: null, error: 'address' };

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:a00:1::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'http://crm.example/',
    'https://user:password@crm.example/',
    'file:///etc/passwd',
  ])('is refused: %s', async (url) => {
    expect(await send(url, { allowedHosts: [], resolving: resolving('93.184.215.14') })).toEqual(refused);
  });

  it.each([['127.0.0.1'], ['::ffff:127.0.0.1'], ['fe80::1%eth0'], ['93.184.215.14', '10.0.0.1']])(
    'is refused behind a name: %s',
    async (...addresses) => {
      const outcome = await send('https://crm.example/', { resolving: resolving(...addresses) });
      expect(outcome).toEqual(refused);
    },
  );

  it('isn’t reached by a name that leads elsewhere a moment later: it is looked up once', async () => {
    const answers = [['2fff::1'], ['127.0.0.1']];
    const byDns = vi.fn<Resolving['byDns']>(async () => answers.shift() ?? []);
    const outcome = await send('https://crm.example/', { resolving: { ...nobody, byDns }, limit: 100 });
    expect(outcome.status).toBeNull();
    expect(outcome.error).not.toBe('address');
    expect(byDns).toHaveBeenCalledOnce();
  });

  it('is reached where the operator allows the host', async () => {
    const { url, received } = await serve();
    const named = url.replace('127.0.0.1', 'crm.internal');
    const byName: Resolving = { ...nobody, bySystem: async () => ['127.0.0.1'] };
    expect(await send(named, { allowedHosts: ['crm.internal'], resolving: byName })).toEqual({
      status: 204,
      error: null,
    });
    expect(received[0]?.headers.host).toContain('crm.internal');
  });
});

describe('a receiver', () => {
  const chunk = Buffer.alloc(64 * 1_024);
  it.each<[string, (response: ServerResponse) => unknown, object]>([
    ['answers', (response) => response.writeHead(200).end('ok'), { status: 200, error: null }],
    ['fails', (response) => response.writeHead(500).end(), { status: 500, error: 'status' }],
    ['wants no more', (response) => response.writeHead(410).end(), { status: 410, error: 'status' }],
    ['closes without an answer', (response) => response.destroy(), { status: null, error: 'connection' }],
    ['hangs', () => {}, { status: null, error: 'timeout' }],
    [
      'hangs within its headers',
      (response) => response.socket?.write('HTTP/1.1 200 OK\r\nx: '),
      { status: null, error: 'timeout' },
    ],
    [
      'says far more than is read',
      (response) => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more);
        more();
      },
      { status: 200, error: null },
    ],
  ])('that %s is noted so', async (_, answer, outcome) => {
    const { url } = await serve(answer);
    expect(await send(url, { limit: 300 })).toEqual(outcome);
  });

  it('that redirects isn’t followed', async () => {
    const inside = await serve();
    const { url } = await serve((response) => response.writeHead(307, { location: inside.url }).end());
    expect(await send(url)).toEqual({ status: 307, error: 'redirect' });
    expect(inside.received).toEqual([]);
  });

  it('gets what the reference implementation of Standard Webhooks accepts', async () => {
    const { url, received } = await serve();
    await send(url);
    const [got] = received;
    expect(got?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'msg' });
    const headers = got?.headers as Record<string, string>;
    expect(new Webhook(secretText(secret)).verify(got?.body ?? '', headers)).toEqual(JSON.parse(body));
  });

  it('accepts either secret after a rotation', () => {
    const previous = randomBytes(32);
    const headers = signedHeaders({ id: 'msg', body, secrets: [secret, previous] }, new Date());
    for (const known of [secret, previous])
      expect(new Webhook(secretText(known)).verify(body, { ...headers })).toEqual(JSON.parse(body));
  });
});

it('waits grow, and together are five days', () => {
  const waits = Array.from({ length: 12 }, (_, index) => delayAfter(index + 1, 0.5) ?? 0);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000).toBeCloseTo(5, 1);
  expect(delayAfter(13)).toBeNull();
  expect(delayAfter(1, 0)).toBe(4_500);
  expect(delayAfter(1, 1)).toBe(5_500);
});
