import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { EventStream, Handlers } from '../http/operations.ts';
import { tooBusy } from '../http/problems.ts';
import { requireReach } from '../modules/permissions.ts';

export type UserEvent = components['schemas']['UserEvent'];

/** Tells users' streams in every process what has changed, once the current transaction is durable. */
export type PublishEvent = (userIds: readonly (string | null)[], event: UserEvent) => Promise<void>;

export type EventHub = ReturnType<typeof eventHub>;

type Stream = EventStream<UserEvent>;

interface Limits {
  /** Of one user. */
  readonly perUser: number;
  /** Of this process; further users ask from time to time instead. */
  readonly total: number;
}

const defaultLimits: Limits = { perUser: 10, total: 4_000 };

const channel = 'tilava_events';

const connected: UserEvent = { kind: 'connected', thread: null };

/** Hands on what any process publishes to the streams of this one. */
export function eventHub(database: Database, limits: Limits = defaultLimits) {
  const streams = new Map<string, Set<Stream>>();
  let total = 0;
  let isClosed = false;

  const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser]);

  function receive(payload: string): void {
    const { userId, event } = JSON.parse(payload) as { userId: string; event: UserEvent };
    for (const stream of streams.get(userId) ?? []) stream.send(event);
  }

  const stopListening = database.listen(channel, receive, () => {
    // What was published while nobody listened is lost: everybody reads again.
    for (const stream of all()) stream.send(connected);
  });

  return {
    publish: (async (userIds, event) => {
      const payloads = [...new Set(userIds)]
        .filter((userId) => userId !== null)
        .map((userId) => JSON.stringify({ userId, event }));
      if (payloads.length === 0) return;
      await database.queries.execute(
        sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
      );
    }) satisfies PublishEvent,

    /**
     * Sends a user's events to a stream until it's told to stop.
     *
     * @throws ProblemError 503 where there are too many streams
     */
    subscribe(userId: string, stream: Stream): () => void {
      const ofUser = streams.get(userId) ?? new Set();
      if (isClosed || total >= limits.total || ofUser.size >= limits.perUser) throw tooBusy();
      streams.set(userId, ofUser.add(stream));
      total += 1;
      stream.send(connected);
      return () => {
        if (!ofUser.delete(stream)) return;
        total -= 1;
        if (ofUser.size === 0) streams.delete(userId);
      };
    },

    /** Ends all streams; whoever reads them connects to another process. */
    async close(): Promise<void> {
      isClosed = true;
      for (const stream of all()) stream.end();
      await stopListening();
    },
  };
}

export const eventHandlers = (hub: Pick<EventHub, 'subscribe'>): Handlers<'streamEvents'> => ({
  streamEvents: async ({ caller, path, query: { seconds = 600 } }) => {
    requireReach(caller, 'streamEvents', path.id);
    return { status: 200, seconds, events: (stream) => hub.subscribe(caller.id, stream) };
  },
});
