import { openPostgres } from '../../src/db/openPostgres.ts';
import { alertWorld } from './alertWorld.ts';
import { fastClock } from './fastClock.ts';

/** Finds and mails new matches again and again, until somebody kills it: `node alertingProcess.ts <url> <began>`. */
const [, , url = '', began = ''] = process.argv;
const database = await openPostgres(url, (error) => {
  throw error;
});
const world = alertWorld(database, fastClock(Number(began)));
console.log('It has begun');
for (;;) {
  await world.finding.find();
  await world.mailing.mail();
}
