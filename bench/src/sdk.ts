/** How soon the SDK gives up where it should, how exactly it waits where it must, and what it costs beside bare fetch. */
import { createTilava, isTilavaError, type ClientOptions, type Tilava } from '@tilava/sdk';
import type { Bench } from './bench.ts';
import { startOddServer, type OddServer } from './oddServer.ts';
import { heldMemory, overhead } from './sdkCost.ts';
import { verdict } from './verdict.ts';

/** Milliseconds from an abort to the rejection. */
const mostAfterAbort = 50;

/** How often. */
type Numbers = Readonly<Record<'tries' | 'calls' | 'memory', number>>;

/** What integrators feel of the SDK. */
export const sdk: Bench<keyof Numbers> = {
  meaning: 'how soon the SDK gives up, how exactly it waits, and what it costs beside bare fetch',
  options: {
    tries: { default: 10, meaning: 'how often each is tried; the worst counts' },
    calls: { default: 2_000, meaning: 'how many calls are held against bare fetch' },
    memory: { default: 100_000, meaning: 'over how many calls memory is watched' },
  },
  parts: [],
  run,
};

async function run({ tries, calls, memory }: Numbers): Promise<void> {
  const server = await startOddServer();
  try {
    const tilava = (way: string, options: Omit<ClientOptions, 'baseUrl'> = {}) =>
      createTilava({ baseUrl: `${server.address}/${way}`, ...options });
    // What is compiled and connected at first is no part of the question.
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await rejection(tilava('nowhere').users.list());
    await refusals(tilava, tries);
    await aborts(tilava, server, tries);
    await limits(tilava, tries);
    await gap(tilava, server);
  } finally {
    await server.close();
  }
  await overhead(calls);
  await heldMemory(memory);
}

type Make = (way: string, options?: Omit<ClientOptions, 'baseUrl'>) => Tilava;

async function refusals(tilava: Make, tries: number): Promise<void> {
  const times = await repeat(tries, async () => {
    const start = performance.now();
    const name = await rejection(tilava('busy/120', { maxRetryAfterMs: 60_000 }).users.list());
    return { name, milliseconds: performance.now() - start };
  });
  atMost('Retry-After of 120 s where 60 are the most', times, 'RateLimitedError', 100);
}

async function aborts(tilava: Make, server: OddServer, tries: number): Promise<void> {
  const places = [
    { where: 'in flight', way: 'silent' },
    { where: 'while waiting for a retry', way: 'busy/30' },
    { where: 'in the middle of an answer', way: 'stalling' },
  ] as const;
  for (const { where, way } of places) {
    const times = await repeat(tries, async () => {
      const controller = new AbortController();
      server.arrivals();
      const call = rejection(tilava(way).users.list({}, { signal: controller.signal }));
      // Long enough to be where it is to be, on its way, waiting or reading.
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      if (server.arrivals().length !== 1) throw new Error(`The call ${where} was not sent once`);
      const start = performance.now();
      controller.abort();
      return { name: await call, milliseconds: performance.now() - start };
    });
    atMost(`abort ${where}`, times, 'AbortError', mostAfterAbort);
  }
}

async function limits(tilava: Make, tries: number): Promise<void> {
  const times = await repeat(tries, async () => {
    const start = performance.now();
    const call = tilava('silent', { timeoutMs: 300, deadlineMs: 500 }).users.list();
    return { name: await rejection(call), milliseconds: performance.now() - start };
  });
  atMost('silence where attempts have 300 ms and the call 500', times, 'TimeoutError', 600);
}

async function gap(tilava: Make, server: OddServer): Promise<void> {
  const gaps: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    server.arrivals();
    await tilava('busy-once/1').users.list();
    const [first = 0, second = 0] = server.arrivals();
    gaps.push(second - first);
  }
  const isExact = gaps.every((milliseconds) => milliseconds >= 1_000 && milliseconds < 1_200);
  verdict('Retry-After of 1 s', `tried again after ${gaps.map(inMilliseconds).join(', ')}`, isExact);
}

interface Ending {
  /** The error's. */
  readonly name: string;
  readonly milliseconds: number;
}

async function repeat(tries: number, measure: () => Promise<Ending>): Promise<readonly Ending[]> {
  const endings: Ending[] = [];
  for (let round = 0; round < tries; round += 1) endings.push(await measure());
  return endings;
}

/** The name of the error by which a call fails. */
async function rejection(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no error';
  } catch (error) {
    if (isTilavaError(error)) return error.name;
    throw error;
  }
}

function atMost(what: string, endings: readonly Ending[], name: string, most: number): void {
  const worst = Math.max(...endings.map(({ milliseconds }) => milliseconds));
  const others = endings.filter((ending) => ending.name !== name).map((ending) => ending.name);
  const figure = `${name} by ${inMilliseconds(worst)} at worst, at most ${most}`;
  const holds = others.length === 0 && worst <= most;
  verdict(what, others.length === 0 ? figure : `${others.join(', ')} instead of ${name}`, holds);
}

const inMilliseconds = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
