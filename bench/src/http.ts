/** Throughput against a bare hello-world in the same run, a mix of requests, and the memory that they leave behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import autocannon from 'autocannon';
import { logIn, type Session } from './api.ts';
import type { Bench } from './bench.ts';
import { mix } from './mixed.ts';
import { median, verdict } from './verdict.ts';

const connections = 50;
const leastRatio = 0.1;

/** How often, how long, and how many. */
type Numbers = Readonly<Record<'rounds' | 'seconds' | 'requests', number>>;

/** Reads of oneself against a hello-world, then a mix of what users do. */
export const http: Bench<keyof Numbers> = {
  meaning: 'reads against a hello-world in the same run, a mix of requests, and the memory that it takes',
  options: {
    rounds: { default: 5, meaning: 'how often both are measured by turns' },
    seconds: { default: 5, meaning: 'how long each of the two is measured in a round' },
    requests: { default: 30_000, meaning: 'how many requests are mixed' },
  },
  parts: [],
  async run(numbers) {
    const hello = spawn(process.execPath, [join(import.meta.dirname, 'helloWorld.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(hello.stdout, 'data')) as [Buffer];
    const server = await startBenchServer();
    try {
      const tenant = await logIn(server, 'tenant@tilava.example');
      await compare(line.toString().trim(), server, tenant, numbers);
      await mix(server, tenant, connections, numbers.requests);
    } finally {
      hello.kill('SIGKILL');
      await server.remove();
    }
  },
};

/** By turns, so that both meet the same machine. */
async function compare(
  helloUrl: string,
  { api }: BenchServer,
  { bearer, user }: Session,
  { rounds, seconds }: Numbers,
): Promise<void> {
  const ours = { url: `${api}/user/${user.id}`, headers: { authorization: `Bearer ${bearer}` } };
  const fire = (target: { readonly url: string }, duration: number) =>
    autocannon({ ...target, connections, duration });
  await fire({ url: helloUrl }, 1);
  await fire(ours, 1);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const bare = await fire({ url: helloUrl }, seconds);
    const answered = await fire(ours, seconds);
    if (answered.non2xx > 0) throw new Error(`${answered.non2xx} reads of oneself were refused`);
    ratios.push(answered.requests.average / bare.requests.average);
    console.log(
      `  round ${round}: hello ${Math.round(bare.requests.average)}/s, GET /user/{id} ` +
        `${Math.round(answered.requests.average)}/s, p99 ${answered.latency.p99} ms`,
    );
  }
  const ratio = median(ratios);
  verdict('GET /user/{id} of a hello-world', ratio.toFixed(3), ratio >= leastRatio);
}
