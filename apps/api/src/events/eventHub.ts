import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Caller, EventStream, Handlers } from '../http/operations.ts';
import { tooBusy } from '../http/problems.ts';
import { requireReach } from '../modules/permissions.ts';

export type UserEvent = components['schemas']['UserEvent'];

/** Tells users' streams in every process what has changed, once the current transaction is durable. */
export type PublishEvent = (userIds: readonly (string | null)[], event: UserEvent) => Promise<void>;

export type EventHub = ReturnType<typeof eventHub>;

type Stream = EventStream<UserEvent>;

/** Whose events are streamed, and to whom: a colleague follows the organisation's. */
type Listener = Pick<Caller, 'id' | 'userId'>;

/** What processes tell each other: an event, or that a colleague may no longer follow. */
interface Notification {
  readonly userId: string;
  readonly event: UserEvent | null;
  readonly excluded?: string;
}

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
  const streams = new Map<string, Map<Stream, string>>();
  let total = 0;
  let isClosed = false;

  const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser.keys()]);

  function receive(payload: string): void {
    const { userId, event, excluded } = JSON.parse(payload) as Notification;
    for (const [stream, listener] of streams.get(userId) ?? []) {
      if (event !== null) stream.send(event);
      else if (listener === excluded) stream.end();
    }
  }

  const notify = (payloads: readonly Notification[]) =>
    database.queries.execute(
      sql`select pg_notify(${channel}, payload)
        from unnest(${sql.param(payloads.map((payload) => JSON.stringify(payload)))}::text[]) as payload`,
    );

  const stopListening = database.listen(channel, receive, () => {
    // What was published while nobody listened is lost: everybody reads again.
    for (const stream of all()) stream.send(connected);
  });

  return {
    publish: (async (userIds, event) => {
      const payloads = [...new Set(userIds)]
        .filter((userId) => userId !== null)
        .map((userId) => ({ userId, event }));
      if (payloads.length > 0) await notify(payloads);
    }) satisfies PublishEvent,

    /** Ends a colleague's streams of the organisation's events in every process, once the transaction is durable. */
    async exclude({ id, userId }: Listener): Promise<void> {
      await notify([{ userId: id, event: null, excluded: userId }]);
    },

    /**
     * Sends a user's events to a stream until it's told to stop.
     *
     * @throws ProblemError 503 where there are too many streams
     */
    subscribe({ id, userId }: Listener, stream: Stream): () => void {
      const ofUser = streams.get(id) ?? new Map<Stream, string>();
      const ownCount = [...ofUser.values()].filter((listener) => listener === userId).length;
      if (isClosed || total >= limits.total || ownCount >= limits.perUser) throw tooBusy();
      streams.set(id, ofUser.set(stream, userId));
      total += 1;
      stream.send(connected);
      return () => {
        if (!ofUser.delete(stream)) return;
        total -= 1;
        if (ofUser.size === 0) streams.delete(id);
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
    return { status: 200, seconds, events: (stream) => hub.subscribe(caller, stream) };
  },
});
