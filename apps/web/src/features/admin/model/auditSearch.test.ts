import { expect, it } from 'vitest';
import { auditFilterOf } from './auditSearch.ts';

it.each([
  ['from=2028-02-29&until=2028-03-01', { from: '2028-02-29', until: '2028-03-01' }],
  ['from=2026-02-30&until=2026-99-99', {}],
  ['from=1.3.2027&until=2200-01-01', {}],
  ['actor=null&object=undefined', {}],
])('of %s the log is asked for what can be asked', (text, filter) => {
  expect(auditFilterOf(new URLSearchParams(text))).toEqual(filter);
});
