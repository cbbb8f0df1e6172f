/**
 * What streams of events cost the server while nothing happens: memory of its own, and time of those who ask for lists meanwhile,
 * beside the same without streams before and after.
 */
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createTilava, type Tilava } from '@tilava/sdk';
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import type { Bench } from './bench.ts';
import { verdict } from './verdict.ts';

const most = { kilobytes: 40, ratio: 1.5 } as const;
/** As many as the server allows a user. */
const perUser = 10;
/** How many ask for lists at a time. */
const askers = 4;

export const streams: Bench<'streams' | 'lists'> = {
  meaning:
    'the cost of idle event streams: memory of the server, and lists meanwhile compared with lists without',
  options: {
    streams: { default: 2_000, meaning: 'number of streams' },
    lists: { default: 1_000, meaning: 'number of lists, each time' },
  },
  parts: ['idle'],
  async run({ streams: count, lists }) {
    const server = await startBenchServer();
    try {
      const tenant = await logIn(server, 'tenant@tilava.example');
      const [need] = await tenant.tilava.properties.listOfUser(tenant.userId);
      if (need === undefined) throw new Error('The tenant seeks nothing');
      const listeners = await addUsers(server, Math.ceil(count / perUser));
      const ask = () => tenant.tilava.matchmaking.findMatches({ property: need.id }, { favorite: false });
      await timesOf(lists, ask);
      const before = await timesOf(lists, ask);
      const empty = await memoryOf(server);
      const opened = await openAll(server, listeners, count);
      const full = await memoryOf(server);
      const meanwhile = await timesOf(lists, ask);
      for (const stream of opened) stream.destroy();
      const after = await timesOf(lists, ask);

      const kilobytes = (full - empty) / count / 1024;
      verdict(
        `streams, memory of each of ${count}`,
        `${kilobytes.toFixed(1)} KB, at most ${most.kilobytes}`,
        kilobytes <= most.kilobytes,
      );
      const [without, within] = [slowest([...before, ...after]), slowest(meanwhile)];
      verdict(
        `streams, 99 of 100 lists beside ${count}`,
        `${(within / without).toFixed(2)} x, ${within.toFixed(1)} against ${without.toFixed(1)} ms, at most ${most.ratio} x`,
        within / without <= most.ratio,
      );
    } finally {
      await server.remove();
    }
  },
};

interface User {
  readonly tilava: Tilava;
  readonly userId: string;
  readonly bearer: string;
}

async function logIn({ api, password }: BenchServer, email: string): Promise<User> {
  const tilava = createTilava({ baseUrl: api });
  const { bearer, user } = await tilava.session.logIn({ email, password });
  return { tilava, bearer, userId: user.id };
}

/** Users like the tenant. */
async function addUsers(server: BenchServer, count: number): Promise<readonly User[]> {
  await server.query(
    `insert into users select (jsonb_populate_record(tenant, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'listener' || number || '@tilava.example'))).*
     from users as tenant, generate_series(1, ${count}) as number where tenant.email = 'tenant@tilava.example'`,
  );
  const users: User[] = [];
  for (let number = 1; number <= count; number += 1)
    users.push(await logIn(server, `listener${number}@tilava.example`));
  return users;
}

async function openAll(
  { api }: BenchServer,
  users: readonly User[],
  count: number,
): Promise<ClientRequest[]> {
  const opened: ClientRequest[] = [];
  for (let index = 0; index < count; index += 1) {
    const { userId, bearer } = users[Math.floor(index / perUser)] as User;
    const headers = { authorization: `Bearer ${bearer}` };
    const sent = request(`${api}/user/${userId}/events`, { headers, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}`);
    await once(answer, 'data');
    answer.on('error', () => undefined);
    answer.resume();
    opened.push(sent);
  }
  return opened;
}

/** Bytes that the process uses, at the least of some moments: garbage comes and goes. */
async function memoryOf({ api }: BenchServer): Promise<number> {
  const readings: number[] = [];
  for (let reading = 0; reading < 20; reading += 1) {
    const text = await (await fetch(new URL('/metrics', api))).text();
    const used = [...text.matchAll(/^nodejs_(?:heap_size_used|external_memory)_bytes (\S+)$/gm)];
    if (used.length !== 2) throw new Error('The metrics don’t say how much memory is in use');
    readings.push(used.reduce((sum, [, bytes]) => sum + Number(bytes), 0));
    await delay(250);
  }
  return Math.min(...readings);
}

/** Milliseconds that each takes. */
async function timesOf(count: number, ask: () => PromiseLike<unknown>): Promise<number[]> {
  const times: number[] = [];
  const askSome = async () => {
    for (let asked = 0; asked < count / askers; asked += 1) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: askers }, askSome));
  return times;
}

/** What 99 of 100 take at most. */
const slowest = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
