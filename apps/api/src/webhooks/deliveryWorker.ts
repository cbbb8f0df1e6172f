import type { Database } from '../db/database.ts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import type { MailSite } from '../mail/mailSite.ts';
import { webhookMail } from '../mail/templates/webhookMail.ts';
import { type ClaimedDelivery, delayAfter, deliveryStore } from './deliveryStore.ts';
import { type Resolving, systemResolving } from './publicAddress.ts';
import { type Outcome, sendEvent } from './sendEvent.ts';

/** Milliseconds that one attempt may take. */
const attemptLimit = 10_000;
/** Milliseconds that a claimed delivery is nobody else's: longer than an attempt, and its bookkeeping, takes. */
const claimLimit = 6 * attemptLimit;
/** Milliseconds between looks for what is due again, or what other processes left. */
const interval = 5_000;
/** Attempts of one process at the same time, and those of them to the same webhook. */
const lanes = 16;
const lanesPerWebhook = 2;
/** Milliseconds for which one that can't be reached is left alone, so that it doesn't keep lanes from others. */
const rest = 30_000;

interface DeliveryWorkerParts {
  readonly database: Database;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly site: MailSite;
  readonly allowedHosts: readonly string[];
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
  /** As the system does it where it isn't given. */
  readonly resolving?: Resolving | undefined;
  readonly limit?: number | undefined;
}

/** Sends events to webhooks, with any number of workers; one sent twice after a crash has the same `webhook-id`. */
export function deliveryWorker(parts: DeliveryWorkerParts) {
  const { database, outbox, site, allowedHosts, clock, report } = parts;
  const { resolving = systemResolving, limit = attemptLimit } = parts;
  const store = deliveryStore(database);
  const stopping = new AbortController();
  const inFlight = new Map<string, number>();
  const resting = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const fromNow = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  function busy(): readonly string[] {
    const now = performance.now();
    for (const [id, until] of resting) if (until <= now) resting.delete(id);
    const full = [...inFlight].filter(([, count]) => count >= lanesPerWebhook);
    return [...full.map(([id]) => id), ...resting.keys()];
  }

  async function switchOff(webhookId: string, reason: 'failing' | 'gone' | 'ownerLeft'): Promise<void> {
    const owner = await store.switchOff(webhookId, reason);
    if (owner === null) return;
    const { email, ...about } = owner;
    await outbox.enqueue({
      kind: 'webhook',
      recipient: email,
      ...webhookMail({ ...site, ...about, reason }),
    });
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { secret, previousSecret, previousSecretUntil } = delivery;
    const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > clock();
    const secrets = previousSecret !== null && isPreviousValid ? [secret, previousSecret] : [secret];
    const begun = performance.now();
    const parameters = { allowedHosts, resolving, limit };
    const outcome = await sendEvent({ ...delivery, secrets }, clock(), parameters, stopping.signal);
    if (outcome.error !== null && stopping.signal.aborted) return store.release(delivery, clock());
    if (outcome.error === 'timeout' || outcome.error === 'connection')
      resting.set(delivery.webhookId, performance.now() + rest);
    await settle(delivery, { ...outcome, milliseconds: Math.round(performance.now() - begun) });
  }

  const settle = (
    delivery: ClaimedDelivery,
    outcome: Outcome & { readonly milliseconds: number },
  ): Promise<void> =>
    store.transaction(async () => {
      const isOver = outcome.error === null || outcome.status === 410;
      const delay = isOver ? null : delayAfter(delivery.attempts + 1);
      const nextAttemptAt = delay === null ? null : fromNow(delay);
      await store.settle(delivery, outcome, { at: clock(), nextAttemptAt });
      if (outcome.status === 410) await switchOff(delivery.webhookId, 'gone');
      else if (outcome.error !== null && delay === null) await switchOff(delivery.webhookId, 'failing');
    });

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delivery = await store.claim(clock(), fromNow(claimLimit), busy());
      if (delivery === null) return;
      const { webhookId } = delivery;
      inFlight.set(webhookId, (inFlight.get(webhookId) ?? 0) + 1);
      // Where there was one, there may be more.
      wake();
      try {
        if (delivery.isVouchedFor) await attempt(delivery);
        else await store.transaction(() => switchOff(webhookId, 'ownerLeft'));
      } finally {
        const others = (inFlight.get(webhookId) ?? 0) - 1;
        if (others > 0) inFlight.set(webhookId, others);
        else inFlight.delete(webhookId);
      }
    }
  }

  /** Looks for what is due now, also while slow receivers are waited for. */
  function wake(): void {
    if (stopping.signal.aborted || open.size >= lanes) return;
    const opened = lane()
      .catch(report)
      .finally(() => open.delete(opened));
    open.add(opened);
  }

  async function untilIdle(): Promise<void> {
    while (open.size > 0) await Promise.all(open);
  }

  return {
    wake,

    /** Sends what is due, for as long as anything is. */
    drain(): Promise<void> {
      wake();
      return untilIdle();
    },

    start(): void {
      timer = setInterval(wake, interval);
      timer.unref();
      wake();
    },
    /** Ends attempts that are under way, which are made again later, and waits until nothing is. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort(new Error('The server stops'));
      await untilIdle();
    },
  };
}
