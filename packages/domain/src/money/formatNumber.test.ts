import { expect, test, vi } from 'vitest';

test('a formatter is made once for each locale and its decimals, and used again', async () => {
  // A module of its own: other tests have had their formatters made.
  vi.resetModules();
  const { formatNumber } = await import('./formatNumber.ts');
  const make = vi.spyOn(Intl, 'NumberFormat');
  expect([1, 2].map((value) => formatNumber(value, 'en', 'one'))).toStrictEqual(['1.0', '2.0']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(formatNumber(1, 'fi', 'one')).toBe('1,0');
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
