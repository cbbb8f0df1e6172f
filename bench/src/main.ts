/** `pnpm bench http|timing|outage|table`: measures, prints, and fails where a figure is not as it has to be. */
import { http } from './http.ts';
import { outage } from './outage.ts';
import { table } from './table.ts';
import { timing } from './timing.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = { http, timing, outage, table };
const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (bench === undefined) {
  console.error(`No such bench: ${name}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
await bench();
