import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesce } from '../../db/coalesce.ts';
import { readWriteLock } from './matchIndex.ts';

it('lets readers in together, and a change when they are out, before those who came after it', async () => {
  const lock = readWriteLock();
  const said: string[] = [];
  const step = (name: string, milliseconds: number) => async () => {
    said.push(`${name} begins`);
    await sleep(milliseconds);
    said.push(`${name} ends`);
  };
  const both = [lock.read(step('one', 10)), lock.read(step('two', 20))];
  await sleep(1);
  const change = lock.write(step('change', 5));
  const late = lock.read(step('late', 1));
  await Promise.all([...both, change, late]);
  expect(said).toEqual([
    'one begins',
    'two begins',
    'one ends',
    'two ends',
    'change begins',
    'change ends',
    'late begins',
    'late ends',
  ]);
});

it('lets readers in again after a change that failed', async () => {
  const lock = readWriteLock();
  await expect(lock.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lock.read(async () => 1)).resolves.toBe(1);
});

it('gives whoever asks during a run the next one, and all of them the same', async () => {
  let runs = 0;
  let atOnce = 0;
  const run = coalesce(async () => {
    runs += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    await sleep(5);
    atOnce -= 1;
    if (runs === 2) throw new Error('the second');
  });
  const first = run();
  const waiting = [run(), run()];
  await first;
  expect(await Promise.allSettled(waiting)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(runs).toBe(2);
  await Promise.all([run(), run()]);
  expect(runs).toBe(4);
});
