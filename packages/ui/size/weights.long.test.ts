import { expect, it } from 'vitest';
import { weigh } from './support/weights.ts';
import written from './weights.json' with { type: 'json' };

/** In bytes: what a release of a dependency may move without another number on a page. */
const UNSEEN = 500;

/** What cannot be told from the number that a page shows. */
const UNSEEN_PART = 0.05;

it('pages say what components weigh, or `pnpm --filter @tilava/ui weights` was forgotten', async () => {
  const weights = await weigh();
  const known: Readonly<Record<string, number>> = written;
  expect(Object.keys(known)).toStrictEqual(Object.keys(weights));
  const wrong = Object.entries(weights).filter(
    ([name, bytes]) => Math.abs(bytes - (known[name] ?? 0)) > Math.max(UNSEEN, bytes * UNSEEN_PART),
  );
  expect(wrong).toStrictEqual([]);
});
