/** Checks and reads what Tilava sends to webhooks, in every run time that has WebCrypto. */
import type {
  AnnouncementEvent,
  ImportEvent,
  InterestEvent,
  MatchEvent,
  MessageEvent,
  ViewingEvent,
  WebhookTestEvent,
} from '../generated/schema.ts';

/** An event, told apart by its `type`; newer servers may send other types. */
export type WebhookEvent =
  | AnnouncementEvent
  | MatchEvent
  | InterestEvent
  | MessageEvent
  | ViewingEvent
  | ImportEvent
  | WebhookTestEvent;

/** An event with the `webhook-id` of its delivery, which is the same if it's sent again. */
export type ReceivedEvent = WebhookEvent & { readonly id: string };

/** A delivery, such as a `Request`, or its headers and its body as it came. */
export type ReceivedDelivery =
  | Pick<Request, 'headers' | 'text'>
  | { readonly headers: Headers | Readonly<Record<string, unknown>>; readonly body: string };

/** Why a delivery is not to be trusted. */
export type WebhookFault = 'headers' | 'time' | 'signature' | 'body';

/** Says that a delivery is not to be trusted: answer it with 400, and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** What is wrong: a header is missing, it's too old or too new, nobody with the secret signed it, or it's no event. */
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault) {
    super(`This webhook isn't valid: ${fault}`);
    this.fault = fault;
  }
}

/** Seconds that the sender's clock may differ. */
const tolerance = 300;

/**
 * Reads a delivery, once its signature and its time are known to be right.
 *
 * @param secret - the webhook's secret, which begins with `whsec_`; several while they're changed
 * @throws WebhookError
 * @example
 * const readLead = async (request: Request, secret: string) => {
 *   const event = await verifyWebhook(request, secret);
 *   return event.type === 'interest.created' ? event.data.tenant : null;
 * };
 */
export async function verifyWebhook(
  delivery: ReceivedDelivery,
  secret: string | readonly string[],
): Promise<ReceivedEvent> {
  const { headers } = delivery;
  const read = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== 'string' || value === '') throw new WebhookError('headers');
    return value;
  };
  const [id, time, signatures] = [read('webhook-id'), read('webhook-timestamp'), read('webhook-signature')];
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1_000 - Number(time)) > tolerance)
    throw new WebhookError('time');
  const body = 'text' in delivery ? await delivery.text() : delivery.body;
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`);
  const given = signatures.split(' ').flatMap((signature) => {
    const bytes = signature.startsWith('v1,') ? decode(signature.slice(3)) : null;
    return bytes === null ? [] : [bytes];
  });
  for (const known of [secret].flat()) {
    if (await isSignedWith(known, given, signed)) return toEvent(id, body);
  }
  throw new WebhookError('signature');
}

async function isSignedWith(
  secret: string,
  given: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = decode(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) throw new TypeError('A secret begins with whsec_');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  // WebCrypto compares without telling by its time how much is right.
  const found = await Promise.all(
    given.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  return found.includes(true);
}

/** Null where it isn't base64. */
function decode(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

function toEvent(id: string, body: string): ReceivedEvent {
  try {
    const event: unknown = JSON.parse(body);
    if (typeof event === 'object' && event !== null && 'type' in event && 'data' in event)
      return { ...(event as WebhookEvent), id };
  } catch {
    // No JSON at all.
  }
  throw new WebhookError('body');
}
