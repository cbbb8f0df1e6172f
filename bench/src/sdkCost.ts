import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import axios from 'axios';
import ky from 'ky';
import createOpenapiClient from 'openapi-fetch';
import { createTilava } from '@tilava/sdk';
import type { paths } from '@tilava/sdk/schema';
import { median, verdict } from './verdict.ts';

const rounds = 9;
/** How much longer than bare fetch a call may take. */
const mostOverhead = 1.3;
/** Bytes by which the heap may be larger after many calls than after a tenth of them. */
const mostGrowth = 2_000_000;

/** A call of the same list, by one means. */
type Send = () => Promise<unknown>;

/** What a call costs beside bare fetch and beside what others take: by turns, so that all meet the same machine. */
export async function overhead(calls: number): Promise<void> {
  await withHello(async (baseUrl) => {
    const tilava = createTilava({ baseUrl });
    const typed = createOpenapiClient<paths>({ baseUrl });
    const bare: Send = async () => (await fetch(`${baseUrl}/users`)).json();
    const means: Readonly<Record<string, Send>> = {
      'the SDK': () => tilava.users.list(),
      'openapi-fetch': () => typed.GET('/users'),
      ky: () => ky.get(`${baseUrl}/users`).json(),
      axios: () => axios.get(`${baseUrl}/users`),
    };
    const each = Math.ceil(calls / rounds);
    for (const send of [bare, ...Object.values(means)]) await timeOf(send, each);
    const ratios = new Map(Object.keys(means).map((name) => [name, [] as number[]]));
    const turns = Object.entries(means);
    for (let round = 0; round < rounds; round += 1) {
      const bareTime = await timeOf(bare, each);
      for (const [name, send] of turns) ratios.get(name)?.push((await timeOf(send, each)) / bareTime);
      // Nobody always comes right after bare fetch.
      turns.push(...turns.splice(0, 1));
    }
    for (const [name, measured] of ratios) {
      const ratio = median(measured);
      const figure = `${ratio.toFixed(2)} times as long as bare fetch`;
      if (name === 'the SDK') verdict(`a call by ${name}`, figure, ratio <= mostOverhead);
      else console.log(`  a call by ${name}: ${figure}`);
    }
  });
}

/** What of many calls is still held when they are over. */
export async function heldMemory(calls: number): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  await withHello(async (baseUrl) => {
    const tilava = createTilava({ baseUrl });
    const { signal } = new AbortController();
    const send = () => tilava.users.list({}, { signal });
    await timeOf(send, calls / 10);
    const before = heap();
    await timeOf(send, calls - calls / 10);
    const growth = heap() - before;
    verdict(`memory after ${calls} calls`, `${Math.round(growth / 1_000)} KB more`, growth < mostGrowth);
  });
}

async function withHello(measure: (baseUrl: string) => Promise<void>): Promise<void> {
  const hello = spawn(process.execPath, [join(import.meta.dirname, 'helloWorld.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(hello.stdout, 'data')) as [Buffer];
    await measure(line.toString().trim());
  } finally {
    hello.kill('SIGKILL');
  }
}

async function timeOf(send: Send, times: number): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < times; done += 1) await send();
  return performance.now() - start;
}
