/** `pnpm bench NAME`: measures, prints, and fails where a figure is not as it has to be. */
import { alerts } from './alerts.ts';
import { helpOn, readCommandLine, type Wanted } from './commandLine.ts';
import { http } from './http.ts';
import { match } from './match/match.ts';
import { matches } from './matches.ts';
import { outage } from './outage.ts';
import { places } from './places.ts';
import { sdk } from './sdk.ts';
import { table } from './table.ts';
import { timing } from './timing.ts';
import { web } from './web.ts';

const benches = { http, timing, outage, places, sdk, table, web, matches, match, alerts };
const wanted = readOrExit();
if (wanted === null) console.log(helpOn(benches));
else await wanted.bench.run(wanted.numbers, wanted.parts);

function readOrExit(): Wanted | null {
  try {
    return readCommandLine(benches, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('pnpm bench --help lists what there is');
    process.exit(2);
  }
}
