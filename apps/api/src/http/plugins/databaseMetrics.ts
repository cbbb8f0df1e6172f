import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';

/** Shows whether the database answers, what waits in it, and how its connections are used. */
export function measureDatabase(registry: Registry, database: DatabaseCheck): void {
  const up = new Gauge({
    name: 'database_up',
    help: '1 where the database answers within a second, else 0.',
    registers: [registry],
    async collect() {
      up.set((await database.answers()) ? 1 : 0);
    },
  });
  const waiting = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are to be sent still; absent while the database does not answer.',
    registers: [registry],
    async collect() {
      waiting.remove();
      if (await database.answers()) waiting.set(await database.waitingMails());
    },
  });
  if (database.connections() === null) return;
  measureReads(registry, database);
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: total and idle ones, and the requests that are waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections() ?? {}))
        connections.set({ state }, count);
    },
  });
}

/** Shows which server answers what only reads. */
function measureReads(registry: Registry, database: DatabaseCheck): void {
  if (database.readServers().length === 0) return;
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Requests that only read, by the server that they first read from.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      reads.reset();
      for (const each of database.readServers()) reads.inc({ server: each.server }, each.reads);
    },
  });
  const serves = new Gauge({
    name: 'database_serves_reads',
    help: '1 where reads are sent to the server now, 0 where it has failed or is behind.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      for (const each of database.readServers()) serves.set({ server: each.server }, each.serves ? 1 : 0);
    },
  });
}
