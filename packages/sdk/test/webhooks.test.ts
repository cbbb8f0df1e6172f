import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { verifyWebhook } from '../src/webhooks/index.ts';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDOSa7+nlWzXw=';
const other = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const data = { announcement: 'a', tenant: 't' };
const body = JSON.stringify({ type: 'interest.created', timestamp: '2026-11-28T06:00:00.000Z', data });
const reference = new Webhook(secret);
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** What is signed at a moment, changed afterwards. */
function delivery(change: Record<string, string | undefined> = {}, at = new Date(), by = reference) {
  const { body: sent = body, ...headers } = change;
  const signed: Record<string, string | undefined> = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': by.sign('msg_1', at, body),
    ...headers,
  };
  const kept = Object.entries(signed).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { headers: Object.fromEntries(kept), body: sent };
}

it('reads what the reference implementation signs, of a request and of its parts', async () => {
  const event = { ...(JSON.parse(body) as object), id: 'msg_1' };
  const { headers } = delivery();
  const request = new Request('https://crm.example', { method: 'POST', headers, body });
  expect(await verifyWebhook(request, secret)).toEqual(event);
  expect(await verifyWebhook(delivery(), [other, secret])).toEqual(event);
  expect(await verifyWebhook({ headers: new Headers(headers), body }, secret)).toEqual(event);
  const rotated = `v1,${btoa('x'.repeat(32))} v1a,asymmetric ${headers['webhook-signature']}`;
  expect(await verifyWebhook(delivery({ 'webhook-signature': rotated }), secret)).toEqual(event);
});

const signature = reference.sign('msg_1', new Date(), body);
const hex = Buffer.from(signature.slice(3), 'base64').toString('hex');

it.each([
  ['another body', delivery({ body: body.replace('"t"', '"u"') }), 'signature'],
  ['the same body, written otherwise', delivery({ body: `${body} ` }), 'signature'],
  ['another id', delivery({ 'webhook-id': 'msg_2' }), 'signature'],
  [
    'another time',
    delivery({ 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 60) }),
    'signature',
  ],
  ['another secret', delivery({}, new Date(), new Webhook(other)), 'signature'],
  ['a signature of ten minutes ago', delivery({}, minutes(-10)), 'time'],
  ['a clock that is ten minutes fast', delivery({}, minutes(10)), 'time'],
  ['a time that is none', delivery({ 'webhook-timestamp': 'now' }), 'time'],
  ['no signature', delivery({ 'webhook-signature': undefined }), 'headers'],
  [
    'a signature of another version',
    delivery({ 'webhook-signature': signature.replace('v1', 'v2') }),
    'signature',
  ],
  ['a signature that is cut off', delivery({ 'webhook-signature': signature.slice(0, -8) }), 'signature'],
  ['a signature in hexadecimal', delivery({ 'webhook-signature': `v1,${hex}` }), 'signature'],
])('refuses %s, as the reference implementation does', async (_, forged, fault) => {
  expect(() => reference.verify(forged.body, forged.headers)).toThrow(WebhookVerificationError);
  await expect(verifyWebhook(forged, secret)).rejects.toMatchObject({ name: 'WebhookError', fault });
});

it('says which signed body is no event, and that a secret is none', async () => {
  const headers = { ...delivery().headers, 'webhook-signature': reference.sign('msg_1', new Date(), 'ok') };
  await expect(verifyWebhook({ headers, body: 'ok' }, secret)).rejects.toMatchObject({ fault: 'body' });
  await expect(verifyWebhook(delivery(), 'not base64!')).rejects.toThrow(TypeError);
});
