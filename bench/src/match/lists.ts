import { pageOverHttp, scoredNeedOf, type BenchMarket } from '@tilava/api/bench-market';
import { helsinkiDay } from '@tilava/domain/time';
import { verdict } from '../verdict.ts';
import { measureWays, p99InARow, printTook, timed, type Timed, type Took } from './measureWays.ts';
import { peerNames, premisesColumnNames, startPeer, type RunningPeer } from './peers/startPeer.ts';

/** From so many announcements on, figures are held to what was promised for a million. */
const large = 1_000_000;
/** How many times as long as the index others have to take: with few announcements, and with many. */
const leastTimes = {
  small: { objects: 4 },
  large: { objects: 100, postgis: 60, duckdb: 10 },
} as const;

/** How much longer than the median the slowest of a hundred may take. */
const maxSpread = 4;
const answersInARow = 1_000;

type PeerName = keyof typeof peerNames;
const isPeer = (name: string): name is PeerName => Object.hasOwn(peerNames, name);

/** The first hundred of a need in the middle of Helsinki, and of one in the countryside. */
export async function measureLists(
  market: BenchMarket,
  announcements: number,
  rounds: number,
): Promise<void> {
  const server = await market.startServer(true);
  const peers = await startPeers(market);
  const { index, sqlEngine, countsCircle, countsCells } = market.ways;
  const ours = {
    'index, in process': timed(index),
    'index, over HTTP': timed(pageOverHttp(server)),
    'index, over HTTP, gzip': timed(pageOverHttp(server, 'gzip')),
    'SQL engine': timed(sqlEngine),
    'SQL, counts the circle': timed(countsCircle),
    'SQL, counts its cells': timed(countsCells),
  };
  try {
    console.log(
      `  the index: built in ${market.building.toFixed(0)} ms, ${market.bytesPerRow.toFixed(1)} bytes a row`,
    );
    const asked = new Map([...peers].map(([name, peer]) => [peerNames[name], askPeer(peer)]));
    const central = await measureWays(
      { ...ours, ...Object.fromEntries(asked) },
      market.needs.central,
      rounds,
    );
    expectAlike(central);
    const { total } = central['index, in process'].found;
    console.log(`  ${announcements} announcements, ${total} near, the first hundred:`);
    printTook(central);
    const rural = await measureWays(ours, market.needs.rural, rounds);
    expectAlike(rural);
    console.log(`  ${rural['index, in process'].found.total} near:`);
    printTook(rural);
    judge(central, rural, announcements);
    judgePeers(central, announcements);
    if (announcements >= large) await judgeSteadiness(ours, market.needs.central);
  } finally {
    await server.stop();
    for (const peer of peers.values()) await peer.stop();
  }
}

/** One after the other; those that this machine has no extension for are told of. */
async function startPeers(market: BenchMarket): Promise<ReadonlyMap<PeerName, RunningPeer>> {
  const csv = await market.writeCsv(premisesColumnNames);
  const peers = new Map<PeerName, RunningPeer>();
  for (const name of Object.keys(peerNames).filter(isPeer)) {
    try {
      peers.set(name, await startPeer(name, { url: market.url, csv }));
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('extension'))) throw error;
      console.log(`  ${peerNames[name]} is not installed`);
    }
  }
  return peers;
}

const askPeer =
  (peer: RunningPeer): Timed =>
  async (need) => {
    const page = await peer.ask({ scored: scoredNeedOf(need), stored: need, today: helsinkiDay(new Date()) });
    return { milliseconds: page.milliseconds, found: () => page };
  };

/** @throws Error where one has found another list than the index */
function expectAlike(took: Readonly<Record<'index, in process' | 'SQL, counts its cells', Took>>): void {
  const { total, ids } = took['index, in process'].found;
  for (const [name, { found }] of Object.entries(took)) {
    if (name === 'SQL, counts its cells') continue;
    const isAlike = found.total === total && (found.ids.length === 0 || found.ids.join() === ids.join());
    if (!isAlike) throw new Error(`${name} found ${found.total} instead of ${total}, or in another order`);
  }
}

type Ours =
  | 'index, in process'
  | 'index, over HTTP'
  | 'index, over HTTP, gzip'
  | 'SQL engine'
  | 'SQL, counts the circle'
  | 'SQL, counts its cells';
type OursTook = Readonly<Record<Ours, Took>>;

function judge(central: OursTook, rural: OursTook, announcements: number): void {
  const circle = central['SQL, counts the circle'].median;
  const atMost = (name: string, ratio: number, most: number, beside: string) =>
    verdict(`match, ${name}`, `${ratio.toFixed(3)} x ${beside}, at most ${most} x`, ratio <= most);
  atMost('SQL engine', central['SQL engine'].median / circle, 8, 'counting the circle');
  if (announcements < large) return;
  const [http, inProcess] = [central['index, over HTTP'], central['index, in process']];
  atMost('over HTTP', http.median / circle, 0.2, 'counting the circle');
  const gzip = central['index, over HTTP, gzip'].median / circle;
  console.log(`  over HTTP, gzip: ${gzip.toFixed(3)} x counting the circle`);
  const cells = central['SQL, counts its cells'].median;
  atMost('in process', inProcess.median / cells, 0.15, 'counting its cells');
  const [ruralHttp, ruralCircle] = [rural['index, over HTTP'].median, rural['SQL, counts the circle'].median];
  const ruralInProcess = rural['index, in process'].median;
  atMost('countryside, in process', ruralInProcess / ruralCircle, 1.5, 'counting the circle');
  console.log(`  countryside, over HTTP: ${(ruralHttp / ruralCircle).toFixed(2)} x counting the circle`);
  const more = inProcess.found.total - rural['index, in process'].found.total;
  const nanoseconds = ((inProcess.median - ruralInProcess) / more) * 1e6;
  verdict('match, one more candidate', `${nanoseconds.toFixed(1)} ns, at most 30`, nanoseconds <= 30);
}

async function judgeSteadiness(
  ways: Readonly<Record<'index, in process' | 'index, over HTTP', Timed>>,
  need: BenchMarket['needs']['central'],
): Promise<void> {
  for (const name of ['index, in process', 'index, over HTTP'] as const) {
    const times = await p99InARow(ways[name], need, answersInARow);
    const figure = `p99 of ${answersInARow} in a row ${times.toFixed(2)} x their median, at most ${maxSpread} x`;
    verdict(`match, ${name}`, figure, times <= maxSpread);
  }
}

function judgePeers(took: Readonly<Record<string, Took>>, announcements: number): void {
  const least = announcements < large ? leastTimes.small : leastTimes.large;
  const ours = took['index, in process']?.median ?? Number.NaN;
  for (const [name, times] of Object.entries(least)) {
    const other = isPeer(name) ? took[peerNames[name]] : undefined;
    if (other === undefined) continue;
    const ratio = other.median / ours;
    verdict(`match, ${name}`, `${ratio.toFixed(1)} x the index, at least ${times} x`, ratio >= times);
  }
}
