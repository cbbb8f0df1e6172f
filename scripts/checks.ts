import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Outcome } from './run.ts';

/** How much of a check passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Something that has to hold before a change lands. */
export interface Check {
  readonly name: string;
  readonly needsChromium?: boolean;
  run(): Promise<{ readonly count: Count; readonly output: string }>;
}

const reports = mkdtempSync(join(tmpdir(), 'tilava-reports-'));

/** A command that passes or fails as a whole. */
const command = (name: string, ...words: readonly [string, ...string[]]): Check => ({
  name,
  async run() {
    const [program, ...parameters] = words;
    const { succeeded, output } = await run(program, parameters);
    return { count: succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
  },
});

/** Types of one package after the other; each counts. */
const types = (...projects: readonly string[]): Check => ({
  name: 'types',
  async run() {
    const outcomes = await Promise.all(projects.map((project) => run('tsc', ['-p', project])));
    const failed = outcomes.filter(({ succeeded }) => !succeeded);
    return {
      count: { passed: outcomes.length - failed.length, failed: failed.length },
      output: failed.map(({ output }) => output).join('\n'),
    };
  },
});

/** Vitest projects; each test counts, and a run without tests has failed. */
const tests = (name: string, needsChromium: boolean, ...projects: readonly string[]): Check => ({
  name,
  needsChromium,
  async run() {
    const report = join(reports, `${name}.json`);
    const outcome = await run('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { numPassedTests: passed, numFailedTests: failed } = readReport<VitestReport>(report);
    return { count: honest({ passed: passed ?? 0, failed: failed ?? 0 }, outcome), output: outcome.output };
  },
});

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
}

/** The journeys; each test counts. */
const journeys: Check = {
  name: 'e2e',
  needsChromium: true,
  async run() {
    const report = join(reports, 'e2e.json');
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
    const outcome = await run('playwright', [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ]);
    const { stats } = readReport<{
      readonly stats?: { readonly expected: number; readonly unexpected: number };
    }>(report);
    const count = { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
    return { count: honest(count, outcome), output: outcome.output };
  },
};

/** A run that failed outside its tests, or that ran none, counts as one failure. */
function honest(count: Count, { succeeded }: Outcome): Count {
  const isComplete = succeeded ? count.passed > 0 : count.failed > 0;
  return isComplete ? count : { ...count, failed: count.failed + 1 };
}

/** What a test runner wrote, or nothing where it broke before it wrote. */
function readReport<Report>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Report>;
  } catch {
    return {};
  }
}

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  command('contract', 'redocly', 'lint', 'tilava'),
  command('generated', 'node', 'packages/sdk/scripts/generate.ts', '--check'),
  command('format', 'prettier', '--check', '.', '--log-level', 'warn'),
  types('scripts', 'packages/sdk', 'packages/domain', 'packages/ui', 'apps/api', 'apps/web', 'e2e'),
  command('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  command('imports', 'depcruise', 'packages', 'apps', 'e2e', 'scripts'),
  command('unused', 'knip'),
  command('sdk package', 'pnpm', '--filter', '@tilava/sdk', 'check'),
  tests('unit', false, 'domain', 'sdk', 'ui', 'web', 'api'),
  tests('api', false, 'api:pglite', 'api:postgres'),
  tests('stories', true, 'stories*'),
  command('build', 'pnpm', 'build'),
  command('storybook', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'),
  journeys,
];
