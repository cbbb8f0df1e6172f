import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestReport } from '../sizes/sizeTable.ts';
import { root } from '../run.ts';
import type { TimedTest } from './slowest.ts';

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly (TestReport & { readonly duration?: number | null })[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** What a test runner wrote, or nothing where it broke before it wrote. */
export function readReport<Report>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Report>;
  } catch {
    return {};
  }
}

/** How long each test of a Vitest run took. */
export function timesOfVitest({ testResults = [] }: Partial<VitestReport>): readonly TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      title: `${relative(root, name)}: ${title}`,
      milliseconds: duration ?? 0,
    })),
  );
}

/** How long each test of a Playwright run took. */
export function timesOfPlaywright({
  suites = [],
}: {
  readonly suites?: readonly PlaywrightSuite[];
}): readonly TimedTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        title: `e2e/${file}: ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...timesOfPlaywright(suite),
  ]);
}
