/** Throughput against a bare hello-world in the same run, a mix of requests, and the memory while it is answered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import autocannon from 'autocannon';
import { logIn, type Session } from './api.ts';
import { median, option, verdict } from './verdict.ts';

const rounds = option('rounds', 5);
const seconds = option('seconds', 5);
const requests = option('requests', 30_000);
const connections = 50;
const leastRatio = 0.1;
/** Bytes that the process may grow by a request, in the second half. */
const mostGrowth = 1_024;

/** Measures and prints all of it. */
export async function http(): Promise<void> {
  const hello = spawn(process.execPath, [join(import.meta.dirname, 'helloWorld.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(hello.stdout, 'data')) as [Buffer];
  const server = await startBenchServer();
  try {
    const tenant = await logIn(server, 'tenant@tilava.example');
    await compare(line.toString().trim(), server, tenant);
    await mix(server, tenant);
  } finally {
    hello.kill('SIGKILL');
    await server.remove();
  }
}

/** By turns, so that both meet the same machine. */
async function compare(helloUrl: string, { api }: BenchServer, { bearer, user }: Session): Promise<void> {
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

async function mix(server: BenchServer, { bearer, user }: Session): Promise<void> {
  const authorization = `Bearer ${bearer}`;
  const [need] = user.properties;
  const [row] = (await server.query('select id from announcements where is_active limit 1')) as [
    { id: string },
  ];
  const favorite = `/api/v1/user/${user.id}/favorite/${row.id}`;
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => ({
    method,
    path,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const samples: { readonly done: number; readonly bytes: number }[] = [];
  let done = 0;
  const options = {
    url: server.api,
    connections,
    amount: requests,
    requests: [
      call('GET', '/api/v1/bearers'),
      call('GET', `/api/v1/user/${user.id}`),
      call('POST', '/api/v1/matchmaking?favorite=false', { property: need }),
      call('GET', `/api/v1/announcement/${row.id}`),
      call('GET', '/api/v1/places?input=Mannerheim'),
      call('PATCH', `/api/v1/properties/${need}`, { description: 'Bright and quiet' }),
      call('POST', favorite),
      call('DELETE', favorite),
      call('GET', `/api/v1/user/${user.id}/favorites`),
      call('GET', '/api/v1/user/nobody'),
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, measured) =>
      error === null ? resolve(measured) : reject(error),
    );
    run.on('response', () => {
      done += 1;
      if (done % 250 === 0) samples.push({ done, bytes: residentBytes(server.pid) });
    });
  });
  console.log(
    `  mixed: ${result.requests.total} requests, ${Math.round(result.requests.average)}/s, p99 ` +
      `${result.latency.p99} ms, answers ${JSON.stringify(result.statusCodeStats)}`,
  );
  const faults = result['5xx'] + result.errors + result.timeouts;
  verdict('faults among mixed requests', String(faults), faults === 0);
  const growth = slope(samples.slice(Math.floor(samples.length / 2)));
  const last = Math.round((samples.at(-1)?.bytes ?? 0) / 1_048_576);
  verdict(
    'growth of memory',
    `${growth.toFixed(0)} bytes a request in the second half, ${last} MB at the end`,
    growth < mostGrowth,
  );
}

/** What the kernel says that a process takes. */
function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Of the straight line that fits best. */
function slope(samples: readonly { readonly done: number; readonly bytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [atMean, bytesMean] = [
    mean(samples.map(({ done }) => done)),
    mean(samples.map(({ bytes }) => bytes)),
  ];
  const over = samples.reduce((sum, { done, bytes }) => sum + (done - atMean) * (bytes - bytesMean), 0);
  return over / samples.reduce((sum, { done }) => sum + (done - atMean) ** 2, 0);
}
