import { expect, test, vi } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test('a formatter is made once for each locale and its decimals, and used again', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  expect([1, 2].map((value) => formatNumber(value, 'en', 'one'))).toStrictEqual(['1.0', '2.0']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(formatNumber(1, 'fi', 'one')).toBe('1,0');
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
