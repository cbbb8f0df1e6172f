import { expect, it } from 'vitest';
import { timesOfPlaywright, timesOfVitest } from './reports.ts';
import { slowestTable } from './slowest.ts';
import { root } from '../run.ts';

it('names the slowest tests, the slowest first, with their seconds', () => {
  const tests = [
    { title: 'quick', milliseconds: 40 },
    { title: 'slow', milliseconds: 12_345 },
    { title: 'middling', milliseconds: 1_000 },
  ];
  expect(slowestTable(tests, 2)).toBe(
    ['The slowest tests:', '    12.3 s  slow', '     1.0 s  middling'].join('\n'),
  );
  expect(slowestTable([])).toBe('');
});

it('reads the times of both runners, of groups within groups and of tests that did not run', () => {
  const vitest = {
    testResults: [
      {
        name: `${root}/apps/api/a.test.ts`,
        assertionResults: [
          { title: 'runs', duration: 12, meta: {} },
          { title: 'does not run', duration: null, meta: {} },
        ],
      },
    ],
  };
  expect(timesOfVitest(vitest)).toEqual([
    { title: 'apps/api/a.test.ts: runs', milliseconds: 12 },
    { title: 'apps/api/a.test.ts: does not run', milliseconds: 0 },
  ]);
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'a11y/pages.long.test.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const playwright = {
    suites: [{ specs: [spec('outer', 5)], suites: [{ specs: [spec('inner', 7, 8)] }] }],
  };
  expect(timesOfPlaywright(playwright)).toEqual([
    { title: 'e2e/a11y/pages.long.test.ts: outer', milliseconds: 5 },
    { title: 'e2e/a11y/pages.long.test.ts: inner', milliseconds: 15 },
  ]);
  expect([timesOfVitest({}), timesOfPlaywright({})]).toEqual([[], []]);
});
