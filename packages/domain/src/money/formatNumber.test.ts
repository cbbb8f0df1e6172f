import { expect, test, vi } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test('a formatter is made once for each locale and its decimals, and used again', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  const decimals = { minimum: 3, maximum: 3, whole: 'auto' } as const;
  expect([1, 2].map((value) => formatNumber(value, 'en', decimals))).toStrictEqual(['1.000', '2.000']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(formatNumber(1, 'fi', decimals)).toBe('1,000');
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
