import { eq, sql } from 'drizzle-orm';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { announcements } from '../../src/db/schema.ts';
import { deliveryWorker } from '../../src/webhooks/deliveryWorker.ts';
import { eventOutbox } from '../../src/webhooks/eventOutbox.ts';
import { quickClock } from './quickClock.ts';

/** Changes announcements and sends events of it, until somebody kills it: `node deliveringProcess.ts <url> <began> <ids>`. */
const [, , url = '', began = '', ids = ''] = process.argv;
const stop = (error: unknown) => {
  throw error;
};
const database = await openPostgres(url, stop);
const clock = quickClock(Number(began));
const outbox = eventOutbox(database, clock);
const worker = deliveryWorker({
  database,
  outbox: { enqueue: async () => stop(new Error('A webhook was switched off')) },
  site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
  allowedHosts: ['127.0.0.1'],
  clock,
  report: stop,
});
outbox.onCommitted(worker.wake);
setInterval(worker.wake, 50);
console.log('It has begun');
await Promise.all(
  ids
    .split(',')
    .filter(Boolean)
    .map(async (id) => {
      for (;;) await change(id);
    }),
);

async function change(id: string): Promise<void> {
  await database.transaction(async () => {
    const [row] = await database.queries
      .update(announcements)
      .set({ version: sql`${announcements.version} + 1` })
      .where(eq(announcements.id, id))
      .returning({ userId: announcements.userId, version: announcements.version });
    if (row === undefined) throw new Error('There is no such announcement');
    const { userId, version } = row;
    const data = { announcement: id, property: id, reference: null, version, changes: [], isDeleted: false };
    await outbox.publish([{ userId, type: 'announcement.changed', object: id, data }]);
  });
  // Whoever kills it counts the lines.
  console.log(id);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
