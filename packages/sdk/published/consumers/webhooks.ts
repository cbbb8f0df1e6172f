import { verifyWebhook, WebhookError, type ReceivedEvent, type WebhookFault } from '@tilava/sdk/webhooks';

export async function tenantOf(request: Request, secret: string): Promise<string | null> {
  const event: ReceivedEvent = await verifyWebhook(request, secret);
  // @ts-expect-error: an announcement's event names no tenant
  if (event.type === 'announcement.hidden') return event.data.tenant;
  return event.type === 'interest.created' || event.type === 'interest.mutual' ? event.data.tenant : null;
}

export const faultOf = (error: unknown): WebhookFault | null =>
  error instanceof WebhookError ? error.fault : null;

export async function mistakes(request: Request): Promise<void> {
  // @ts-expect-error: nothing is verified without a secret
  await verifyWebhook(request);
  // @ts-expect-error: there is no such event
  if ((await verifyWebhook(request, 'whsec_')).type === 'interest.gone') throw new Error('Gone');
}
