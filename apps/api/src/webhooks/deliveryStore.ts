import type { components } from '@tilava/sdk/schema';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users, webhookDeliveries, webhooks } from '../db/schema.ts';
import { isOwnerOf } from '../modules/team/store.ts';
import type { Outcome } from './sendEvent.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Waits after each failure, which together are five days; each is up to a tenth shorter or longer. */
const delays = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  10 * hour,
  14 * hour,
  18 * hour,
  22 * hour,
  23 * hour,
  24 * hour,
];

/** How long to wait after that many attempts, in milliseconds; null to give up. */
export function delayAfter(attempts: number, random = Math.random()): number | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : delay * (0.9 + 0.2 * random);
}

/** How long deliveries are told. */
const keptFor = 30 * day;

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly body: string;
  /** How often it was attempted before; what a process began that has died doesn't count. */
  readonly attempts: number;
  /** Until when it is nobody else's. */
  readonly until: Date;
  readonly url: string;
  readonly secret: Uint8Array;
  readonly previousSecret: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  /** Whether who chose the address may still do so. */
  readonly isVouchedFor: boolean;
}

export function deliveryStore(database: Database) {
  /** Not where somebody has taken it over because this took too long, or it was to be sent anew. */
  const isClaimed = ({ id, until }: ClaimedDelivery) =>
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.nextAttemptAt, until));

  async function failWaiting(webhookId: string): Promise<void> {
    await database.queries
      .update(webhookDeliveries)
      .set({ nextAttemptAt: null })
      .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextAttemptAt)));
  }

  return {
    transaction: database.transaction.bind(database),

    /**
     * Takes the delivery that is due for longest until `until`: what a dying worker leaves is taken by others. None is
     * taken before an earlier one about the same object is delivered or given up.
     */
    async claim(now: Date, until: Date, busy: readonly string[]): Promise<ClaimedDelivery | null> {
      const { rows } = await database.queries.execute<{ id: string }>(sql`
        update ${webhookDeliveries} set next_attempt_at = ${until.toISOString()}::timestamptz
        where id = (
          select due.id from webhook_deliveries as due join ${webhooks} on ${webhooks.id} = due.webhook_id
          where due.next_attempt_at is not null
            -- What seems to wait longer than anything does was written before the clock was put back.
            and (due.next_attempt_at <= ${now.toISOString()}::timestamptz
              or due.next_attempt_at > ${new Date(now.getTime() + 2 * day).toISOString()}::timestamptz)
            and ${webhooks.isEnabled} and due.webhook_id <> all(${sql.param([...busy])}::uuid[])
            and not exists (
              select from webhook_deliveries as earlier
              where earlier.webhook_id = due.webhook_id and earlier.object = due.object
                and earlier.position < due.position and earlier.next_attempt_at is not null)
          order by due.next_attempt_at, due.position
          limit 1 for update of due skip locked)
        returning id`);
      const [taken] = rows;
      if (taken === undefined) return null;
      const [claimed] = await database.queries
        .select({
          id: webhookDeliveries.id,
          webhookId: webhooks.id,
          body: webhookDeliveries.body,
          attempts: webhookDeliveries.attempts,
          url: webhooks.url,
          secret: webhooks.secret,
          previousSecret: webhooks.previousSecret,
          previousSecretUntil: webhooks.previousSecretUntil,
          isVouchedFor: isOwnerOf(webhooks.chosenBy, webhooks.userId),
        })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(eq(webhookDeliveries.id, taken.id));
      return claimed === undefined ? null : { ...claimed, until };
    },

    async settle(
      delivery: ClaimedDelivery,
      outcome: Outcome & { readonly milliseconds: number },
      { at, nextAttemptAt }: { readonly at: Date; readonly nextAttemptAt: Date | null },
    ): Promise<void> {
      const deliveredAt = outcome.error === null ? at : null;
      await database.queries
        .update(webhookDeliveries)
        .set({ ...outcome, attempts: delivery.attempts + 1, attemptedAt: at, nextAttemptAt, deliveredAt })
        .where(isClaimed(delivery));
    },

    /** Leaves it to others at once, as if it had not been taken. */
    async release(delivery: ClaimedDelivery, now: Date): Promise<void> {
      await database.queries.update(webhookDeliveries).set({ nextAttemptAt: now }).where(isClaimed(delivery));
    },

    failWaiting,

    /** Switches a webhook off, and gives up what waits for it; null where it was off already. */
    async switchOff(
      id: string,
      switchedOffFor: NonNullable<components['schemas']['Webhook']['switchedOffFor']>,
    ) {
      const [off] = await database.queries
        .update(webhooks)
        .set({ isEnabled: false, switchedOffFor })
        .where(and(eq(webhooks.id, id), eq(webhooks.isEnabled, true)))
        .returning({ userId: webhooks.userId, url: webhooks.url });
      await failWaiting(id);
      if (off === undefined) return null;
      const [owner] = await database.queries
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, off.userId));
      return owner === undefined ? null : { ...owner, url: off.url };
    },

    /** Forgets what is no longer told. */
    async forget(now: Date): Promise<void> {
      await database.queries
        .delete(webhookDeliveries)
        .where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - keptFor)));
    },
  };
}
