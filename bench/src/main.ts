/** `pnpm bench NAME`: measures, prints, and fails where a figure is not as it has to be. */
import { alerts } from './alerts.ts';
import { helpOn, readCommandLine, type Wanted } from './commandLine.ts';
import { map } from './map.ts';
import { match } from './match/match.ts';
import { matches } from './matches.ts';
import { places } from './places.ts';
import { sdk } from './sdk.ts';
import { streams } from './streams.ts';
import { timing } from './timing.ts';
import { web } from './web.ts';

const benches = { web, matches, places, alerts, map, match, sdk, streams, timing };
const wanted = readOrExit();
if (wanted === null) console.log(helpOn(benches));
else await wanted.bench.run(wanted.numbers, wanted.parts);

function readOrExit(): Wanted | null {
  try {
    return readCommandLine(benches, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Run pnpm bench --help for usage');
    process.exit(2);
  }
}
