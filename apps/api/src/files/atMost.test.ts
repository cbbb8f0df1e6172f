import { expect, it } from 'vitest';
import { atMost } from './atMost.ts';

it('never runs more than it may, in the order of coming, and goes on after a failure', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const works = Array.from({ length: 7 }, (_, number) =>
    inTurn(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number === 1) throw new Error('failed');
      return number;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array<string>(5).fill('fulfilled'),
  ]);
});
