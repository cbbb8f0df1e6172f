import { expect, it } from 'vitest';
import { memoizeByReference } from './memoizeByReference.ts';

it('gives the same result for the same object, and computes it once', () => {
  let times = 0;
  const doubled = memoizeByReference(({ size }: { readonly size: number }) => {
    times += 1;
    return { size: size * 2 };
  });
  const premises = { size: 40 };
  expect(doubled(premises)).toEqual({ size: 80 });
  expect(doubled(premises)).toBe(doubled(premises));
  expect(times).toBe(1);
  expect(doubled({ size: 40 })).not.toBe(doubled(premises));
});
