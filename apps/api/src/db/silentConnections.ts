import { Socket } from 'node:net';
import { Client, type Pool } from 'pg';

/**
 * Breaks off a connection of the pool on which a statement goes unanswered for too long, so that whoever waits for it
 * fails as if PostgreSQL were gone.
 *
 * It is the socket that is timed. With the driver's `query_timeout`, a timer for each statement, the rows of earlier
 * statements outlive V8's quick collections, which take several times as long then.
 *
 * @param timeout - milliseconds; no less than PostgreSQL itself lets a statement take
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
