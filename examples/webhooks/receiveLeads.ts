import { verifyWebhook, WebhookError, type ReceivedEvent } from '@tilava/sdk/webhooks';

/** What a CRM keeps of a lead. */
export interface Lead {
  readonly tenant: string;
  readonly announcement: string;
  readonly isMutual: boolean;
}

interface Receiving {
  /** The webhook's secret, which begins with `whsec_`. */
  readonly secret: string;
  /** Keeps a lead, such as in a queue; it may be told of twice. */
  readonly keep: (lead: Lead, eventId: string) => Promise<void>;
}

/** Answers what Tilava sends: a standard `Request` in, a standard `Response` out. */
export const receiveLeads =
  ({ secret, keep }: Receiving) =>
  async (request: Request): Promise<Response> => {
    try {
      const event = await verifyWebhook(request, secret);
      const lead = leadOf(event);
      if (lead !== null) await keep(lead, event.id);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      return new Response(error.message, { status: 400 });
    }
  };

/** Null for what isn't one, and for types that a newer server may send. */
function leadOf({ type, data }: ReceivedEvent): Lead | null {
  if (type !== 'interest.created' && type !== 'interest.mutual') return null;
  return { tenant: data.tenant, announcement: data.announcement, isMutual: type === 'interest.mutual' };
}
