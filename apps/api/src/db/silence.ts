import { Socket } from 'node:net';
import { Client, type Pool, type PoolClient } from 'pg';

/** Milliseconds between two looks. */
const interval = 250;

/** A stall of this process counts as one look; with the time until the first, requests fail within two seconds. */
const looksUntilSilent = 4;

/**
 * Watches for a PostgreSQL that hangs, by a statement on a connection of its own while somebody waits. Where it goes
 * unanswered, the pool's connections are broken off, so that those who wait fail at once. Returns what ends the watch.
 */
export function watchSilence(Connection: new () => Client, pool: Pool, onSilence: () => void): () => void {
  const connections = new Set<PoolClient>();
  let ownConnection: Client | null = null;
  let isAsking = false;
  let isSilent = false;
  let unansweredLooks = 0;

  pool.on('connect', (client) => connections.add(client));
  pool.on('remove', (client) => connections.delete(client));

  async function connect(): Promise<Client> {
    const client = new Connection();
    ownConnection = client;
    client.on('error', () => {
      // The next question fails, and asks on another connection then.
    });
    await client.connect();
    return client;
  }

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      const client = ownConnection ?? (await connect());
      await client.query('select 1');
      isSilent = false;
    } catch {
      // Whoever waits is told by their own connection why; here it only matters that this one is of no use.
      breakOwnConnection();
    }
    isAsking = false;
    unansweredLooks = 0;
  }

  function breakOwnConnection(): void {
    ownConnection?.connection.stream.destroy();
    ownConnection = null;
  }

  function breakConnections(): void {
    if (!isSilent) onSilence();
    isSilent = true;
    for (const client of connections) {
      if (client instanceof Client) client.connection.stream.destroy();
    }
    breakOwnConnection();
  }

  const timer = setInterval(() => {
    if (isAsking) {
      unansweredLooks += 1;
      if (unansweredLooks >= looksUntilSilent) breakConnections();
    } else if (pool.totalCount > pool.idleCount) {
      void ask();
    }
  }, interval);
  timer.unref();

  return () => {
    clearInterval(timer);
    breakOwnConnection();
  };
}

/**
 * Breaks off connections on which a statement goes unanswered. It times the socket: with `query_timeout`, a timer for
 * each statement, the rows of earlier statements would outlive V8's quick collections.
 */
export function breakOffSilentConnections(pool: Pool, timeout: number): void {
  pool.on('connect', (client) => {
    if (!(client instanceof Client)) return;
    const { connection } = client;
    const { stream } = connection;
    if (!(stream instanceof Socket)) return;
    let answered = stream.bytesWritten;
    connection.on('readyForQuery', () => {
      answered = stream.bytesWritten;
    });
    stream.setTimeout(timeout, () => {
      if (stream.bytesWritten > answered) stream.destroy();
    });
  });
}
