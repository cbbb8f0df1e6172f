/** A test, and how long it took. */
export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** The tests that took longest, one a line, or nothing where none was. */
export function slowestTable(tests: readonly TimedTest[], most = 10): string {
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, most);
  if (slowest.length === 0) return '';
  const lines = slowest.map(
    ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${title}`,
  );
  return ['The slowest tests:', ...lines].join('\n');
}
