import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildWeb, buildWebWhereChanged } from './buildWeb.ts';
import { root, run, type Outcome } from './run.ts';
import {
  readReport,
  timesOfPlaywright,
  timesOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './checks/reports.ts';
import type { TimedTest } from './checks/slowest.ts';
import type { Work } from './checks/lanes.ts';
import { sizeTable } from './sizes/sizeTable.ts';

/** How much of a check passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What a check came to, and what it printed. */
export interface Result {
  readonly count: Count;
  readonly output: string;
  /** What is worth reading even where everything passed. */
  readonly figures?: string;
  readonly times?: readonly TimedTest[];
}

/** Something that has to hold before a change lands. */
export interface Check extends Work {
  readonly needsChromium?: boolean;
  /** Whether it takes so long, and fails so seldom alone, that `npm test` leaves it out. */
  readonly isLong?: boolean;
  run(): Promise<Result>;
}

/** Reports, and whatever the checks write beside them; gone with this process. */
const scratch = mkdtempSync(join(tmpdir(), 'tilava-check-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A command that passes or fails as a whole. */
const command = (name: string, ...args: readonly [string, ...string[]]): Check => ({
  name,
  async run() {
    const [program, ...parameters] = args;
    return asOne(await run(program, parameters));
  },
});

/** Commands that run side by side; each counts. */
const commands = (name: string, ...lines: readonly (readonly [string, ...string[]])[]): Check => ({
  name,
  async run() {
    const outcomes = await Promise.all(lines.map(([program, ...parameters]) => run(program, parameters)));
    const failed = outcomes.filter(({ succeeded }) => !succeeded);
    return {
      count: { passed: outcomes.length - failed.length, failed: failed.length },
      output: failed.map(({ output }) => output).join('\n'),
    };
  },
});

/** Generates migrations into a copy of their folder, where there must be nothing to generate. */
const migrations: Check = {
  name: 'migrations',
  async run() {
    const committed = join(root, 'apps/api/src/db/migrations');
    const copy = join(scratch, 'migrations');
    cpSync(committed, copy, { recursive: true });
    const outcome = await run('node', [
      'apps/api/scripts/migrations.ts',
      `--out=${relative(join(root, 'apps/api'), copy)}`,
    ]);
    // drizzle-kit exits with 0 after it has crashed, too: only its word counts.
    const lines = ['No schema changes', 'No changes of match criteria'];
    if (lines.every((line) => outcome.output.includes(line))) return asOne(outcome);
    const advice = 'The schema has no migration: run `pnpm --filter @tilava/api migrations` and commit.';
    return asOne({ succeeded: false, output: `${outcome.output}\n${advice}` });
  },
};

/** How a check differs from others. */
interface Traits {
  readonly isAlone?: boolean;
  readonly needsChromium?: boolean;
}

const inChromium: Traits = { needsChromium: true };

/**
 * One Vitest project, by its own configuration: to read those of all takes seven seconds. Each test counts, and a run
 * without tests has failed.
 */
const tests = (name: string, config: string, traits: Traits = {}): Check => ({
  name,
  ...traits,
  async run() {
    const path = join(scratch, `${name.replaceAll(':', '-')}.json`);
    const outcome = await run('vitest', [
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ]);
    const report = readReport<VitestReport>(path);
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = report;
    return {
      count: honest({ passed, failed }, outcome),
      output: outcome.output,
      figures: sizeTable(testResults.flatMap(({ assertionResults }) => assertionResults)),
      times: timesOfVitest(report),
    };
  },
});

/** The journeys; each test counts. */
const journeys: Check = {
  name: 'e2e',
  ...inChromium,
  async run() {
    const path = join(scratch, 'e2e.json');
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: path, TMPDIR: scratch };
    const outcome = await run('playwright', args, variables);
    const report = readReport<PlaywrightReport>(path);
    const count = { passed: report.stats?.expected ?? 0, failed: report.stats?.unexpected ?? 0 };
    return { count: honest(count, outcome), output: outcome.output, times: timesOfPlaywright(report) };
  },
};

function asOne({ succeeded, output }: Outcome): Result {
  return { count: succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/** A run that failed outside its tests, or that ran none, counts as one failure. */
function honest(count: Count, { succeeded }: Outcome): Count {
  const isComplete = succeeded ? count.passed > 0 : count.failed > 0;
  return isComplete ? count : { ...count, failed: count.failed + 1 };
}

/** A check of what is built: builds where that is missing or of other files, as where it runs alone. */
function withBuild(check: Check): Check {
  return {
    ...check,
    after: ['build'],
    async run() {
      const built = await buildWebWhereChanged();
      return built.succeeded ? check.run() : asOne(built);
    },
  };
}

/** Every check, in the order in which they begin: quick ones first, then the longest, so that no lane ends much later. */
export const checks: readonly Check[] = [
  command('contract', 'redocly', 'lint', 'tilava'),
  commands(
    'generated',
    ['node', 'packages/sdk/scripts/generate.ts', '--check'],
    ['node', 'packages/ui/scripts/tokens.ts', '--check'],
    ['node', 'packages/ui/scripts/drawings.ts', '--check'],
    ['node', 'scripts/sampleMap.ts', '--check'],
  ),
  command('examples', 'node', 'scripts/examples.ts'),
  command('reference', 'pnpm', '--filter', '@tilava/sdk', 'run', 'docs'),
  migrations,
  command('format', 'prettier', '--check', '.', '--log-level=warn', '--cache', '--cache-strategy=content'),
  // Also the types of every project, each file by the tsconfig.json that is nearest.
  command('lint', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  command('imports', 'depcruise', 'packages', 'apps', 'e2e', 'scripts', 'bench', 'examples'),
  command('unused', 'knip'),
  { name: 'build', run: async () => asOne(await buildWeb()) },
  // Each project on its own: together, one that has lost its tests would hide behind the others.
  tests('api', 'apps/api/vitest.config.ts'),
  tests('api:pglite', 'apps/api/vitest.pglite.config.ts'),
  tests('stories', 'packages/ui/vitest.stories.config.ts', inChromium),
  withBuild(journeys),
  tests('api:postgres', 'apps/api/vitest.postgres.config.ts'),
  tests('package', 'packages/sdk/vitest.package.config.ts', inChromium),
  tests('domain', 'packages/domain/vitest.config.ts'),
  tests('programs', 'examples/vitest.config.ts', inChromium),
  {
    ...command('storybook', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'),
    isLong: true,
  },
  tests('sdk', 'packages/sdk/vitest.config.ts'),
  // `pnpm pages` opens the stories, too, which takes four minutes more.
  {
    ...command('pages', 'node', 'scripts/pages.ts', '--documentation'),
    ...inChromium,
    isLong: true,
    after: ['storybook'],
  },
  { ...tests('sizes', 'packages/ui/vitest.sizes.config.ts', inChromium), isLong: true },
  tests('browser', 'packages/ui/vitest.browser.config.ts', inChromium),
  withBuild(tests('web', 'apps/web/vitest.config.ts')),
  tests('ui', 'packages/ui/vitest.config.ts'),
  tests('scripts', 'scripts/vitest.config.ts'),
  // They build what the others read, and say how long the product takes to start.
  withBuild(tests('commands', 'scripts/vitest.commands.config.ts', { isAlone: true })),
];
