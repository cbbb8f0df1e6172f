import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { alerts, webhooks } from '../db/schema.ts';
import type { PublishToWebhooks } from '../webhooks/eventOutbox.ts';
import type { FoundMatch } from './mailingStore.ts';

/** Tells webhooks of new matches; whoever has none that is for them costs one statement. */
export const matchEvents =
  (database: Database, publish: PublishToWebhooks) =>
  async (found: readonly FoundMatch[]): Promise<void> => {
    if (found.length === 0) return;
    const readers = await database.queries
      .select({ id: alerts.id, userId: alerts.userId })
      .from(alerts)
      .where(
        and(
          inArray(alerts.id, [...new Set(found.map(({ alertId }) => alertId))]),
          sql`exists (select from ${webhooks} where ${eq(webhooks.userId, alerts.userId)}
            and ${webhooks.isEnabled} and 'match.new' = any(${webhooks.events}))`,
        ),
      );
    const readerOf = new Map(readers.map(({ id, userId }) => [id, userId]));
    await publish(
      found.flatMap(({ alertId, needId: need, announcementId: announcement }) => {
        const userId = readerOf.get(alertId);
        const data = { announcement, need };
        return userId === undefined
          ? []
          : { userId, type: 'match.new' as const, object: `${need} ${announcement}`, data };
      }),
    );
  };
