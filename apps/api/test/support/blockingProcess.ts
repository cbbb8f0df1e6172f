/**
 * Builds an index in a process that does nothing else, and makes lists from it; prints how long nothing else
 * had its turn, at the longest, as JSON. Takes the address of a database and a need.
 */
import { helsinkiDay } from '@tilava/domain/time';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { makeEngines } from './engines.ts';
import { longestBlock } from './longestBlock.ts';

const lists = 200;
const [url = '', need = ''] = process.argv.slice(2);
const { id: needId } = JSON.parse(need) as { readonly id: string };
const database = await openPostgres(url, (error) => {
  throw error;
});
const building = await longestBlock(() => makeEngines(database));
const { index } = building.result;
const page = { filters: {}, limit: 100, after: null, today: helsinkiDay(new Date()) };
const listing = await longestBlock(async () => {
  for (let count = 0; count < lists; count += 1) await index.potential({ needId }, page);
});
await building.result.close();
await database.close();
console.log(JSON.stringify({ building: building.block, lists: listing.block }));
