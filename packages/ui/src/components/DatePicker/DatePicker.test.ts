import { expect, it } from 'vitest';
import { readDay } from './DatePicker.tsx';

it.each(['2026-03-01', '2024-02-29', '0999-12-31', '9999-12-31'])('reads %s, and writes it alike', (text) => {
  expect(readDay(text)?.toString()).toBe(text);
});

it.each([
  '',
  null,
  undefined,
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '1/3/2026',
  '2026-3-1',
  '2026-03-01T00:00:00Z',
  'tomorrow',
])('takes %j for none', (text) => {
  expect(readDay(text)).toBeNull();
});
