/** What a call of the SDK costs beside a fetch of the same answer, over loopback. */
import { createTilava } from '@tilava/sdk';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Bench } from './bench.ts';
import { byTurns } from './byTurns.ts';
import { median, verdict } from './verdict.ts';

const maxRatio = 1.15;

/** In a thread of its own: what the server needs is waited for alike. */
const server = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const answer = JSON.stringify({ id: '019b76da-a836-7000-8000-000000000001', email: 'tenant@tilava.example' });
  const headers = { 'content-type': 'application/json', 'content-length': answer.length };
  const listening = createServer((request, response) => response.writeHead(200, headers).end(answer));
  listening.listen(0, '127.0.0.1', () => parentPort.postMessage(listening.address().port));`;

export const sdk: Bench<'rounds' | 'calls'> = {
  meaning: 'what an SDK call costs compared with fetch',
  options: {
    rounds: { default: 40, meaning: 'number of rounds' },
    calls: { default: 500, meaning: 'number of calls in each round' },
  },
  parts: [],
  async run({ rounds, calls }) {
    const worker = new Worker(server, { eval: true });
    try {
      const [port] = (await once(worker, 'message')) as [number];
      const baseUrl = `http://127.0.0.1:${port}/api/v1`;
      const tilava = createTilava({ baseUrl, apiKey: 'tlv_live_key' });
      const headers = { authorization: 'Bearer tlv_live_key' };
      const call = async () => void (await tilava.users.get('1'));
      const fetched = async () => void (await (await fetch(`${baseUrl}/user/1`, { headers })).json());
      const [ofCalls, ofFetch] = await byTurns(rounds, time(calls, call), time(calls, fetched));
      const ratio = median(ofCalls) / median(ofFetch);
      verdict(
        'A call beside fetch',
        `${ratio.toFixed(3)} (${median(ofCalls).toFixed(3)} ms and ${median(ofFetch).toFixed(3)} ms)`,
        ratio <= maxRatio,
      );
    } finally {
      await worker.terminate();
    }
  },
};

/** Milliseconds of one call, of many after each other. */
const time = (calls: number, call: () => Promise<void>) => async (): Promise<number> => {
  const start = performance.now();
  for (let done = 0; done < calls; done += 1) await call();
  return (performance.now() - start) / calls;
};
