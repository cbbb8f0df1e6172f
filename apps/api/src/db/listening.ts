import { setTimeout as delay } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';

/** Milliseconds between questions whether the connection lives, and that an answer may take. */
const pingInterval = 10_000;
const pingTimeout = 5_000;

/** Milliseconds before connecting again. */
const pause = 500;

interface Listening {
  readonly Connection: new (options?: ClientConfig) => Client;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Called each time the connection begins: what was sent before it has gone past it. */
  readonly onGap: () => void;
}

/** Listens to a channel of PostgreSQL by a connection of its own, and connects again whenever that ends or falls silent. */
export function listenTo({ Connection, channel, onMessage, onGap }: Listening): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;

  async function listen(): Promise<void> {
    const client = new Connection({
      connectionTimeoutMillis: pingTimeout,
      query_timeout: pingTimeout,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => {
      // The next question fails, and that is the answer.
    });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    const stop = () => client.connection.stream.destroy();
    signal.addEventListener('abort', stop);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onGap();
      for (;;) {
        await Promise.race([ended, delay(pingInterval, undefined, { ref: false, signal })]);
        await client.query('select');
      }
    } catch {
      // The loop below connects again.
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }

  const listening = (async () => {
    while (!signal.aborted) {
      await listen();
      await delay(pause, undefined, { ref: false, signal }).catch(() => undefined);
    }
  })();
  return () => {
    closing.abort();
    return listening;
  };
}
