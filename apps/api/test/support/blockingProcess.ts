/**
 * Builds an index in a process that does nothing else, and makes lists from it; prints how long nothing else
 * had its turn, at the longest, as JSON. Takes the address of a database and a need.
 *
 * A server that serves has run what it shares with a build before; what a process compiles in its first turn is no
 * part of building. So this one answers some lists by SQL first, as a server does until its index is built.
 */
import { helsinkiDay } from '@tilava/domain/time';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { sqlEngine } from '../../src/matching/sqlEngine.ts';
import { makeEngines } from './engines.ts';
import { longestBlock } from './longestBlock.ts';

const listsBySql = 10;
const lists = 200;
const [url = '', need = ''] = process.argv.slice(2);
const { id: needId } = JSON.parse(need) as { readonly id: string };
const database = await openPostgres(url, (error) => {
  throw error;
});
const page = { filters: {}, limit: 100, after: null, today: helsinkiDay(new Date()) };
const bySql = sqlEngine(database);
for (let count = 0; count < listsBySql; count += 1) await bySql.potential({ needId }, page);
const building = await longestBlock(() => makeEngines(database));
const { index } = building.result;
const listing = await longestBlock(async () => {
  for (let count = 0; count < lists; count += 1) await index.potential({ needId }, page);
});
await building.result.close();
await database.close();
console.log(JSON.stringify({ building: building.block, lists: listing.block }));
