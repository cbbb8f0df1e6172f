import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { forHono, forNext, forNode } from '../webhooks/adapters.ts';
import { type Lead, receiveLeads } from '../webhooks/receiveLeads.ts';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDOSa7+nlWzXw=';
const kept: (Lead & { readonly id: string })[] = [];
const answer = receiveLeads({
  secret,
  keep: async (lead, id) => void kept.push({ ...lead, id }),
});

function delivery(url: string, type: string, signed = new Webhook(secret)): Request {
  const data = { tenant: 't', announcement: 'a' };
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  const at = new Date();
  const headers = {
    'webhook-id': type,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signed.sign(type, at, body),
  };
  return new Request(url, { method: 'POST', headers, body });
}

it('the handler of webhooks keeps leads behind node:http, Hono and Next.js, and refuses forgeries', async () => {
  const server = createServer((incoming, outgoing) => void forNode(answer)(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const forged = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const answers = [
    await fetch(delivery(url, 'interest.created')),
    await forHono(answer)({ req: { raw: delivery(url, 'interest.mutual') } }),
    await forNext(answer).POST(delivery(url, 'viewing.booked')),
    await fetch(delivery(url, 'interest.created', forged)),
  ];
  server.close();
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 400]);
  expect(kept).toEqual([
    { tenant: 't', announcement: 'a', isMutual: false, id: 'interest.created' },
    { tenant: 't', announcement: 'a', isMutual: true, id: 'interest.mutual' },
  ]);
});
