/**
 * Runs the checks, side by side where they bear it, goes on after a failure, and ends with the slowest tests and
 * `N passed, N failed`: tests count one by one, every other check as one. What takes long is left out, unless `--long`
 * asks for it, too. With names, only those run: `node scripts/check.ts lint imports`, `node scripts/check.ts --long e2e`.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checks, type Check, type Result } from './checks.ts';
import { inLanes } from './checks/lanes.ts';
import { slowestTable, type TimedTest } from './checks/slowest.ts';
import { ensureChromium } from './chromium.ts';
import { endCommandsOnSignal, root } from './run.ts';

endCommandsOnSignal();
const args = process.argv.slice(2);
const takesLong = args.includes('--long');
process.env['TESTS'] = takesLong ? 'all' : 'short';
// Checks run the same modules in hundreds of processes: each is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');

/** No more than there are cores: browsers keep one and a half of them busy, and journeys fail where they have to wait. */
const lanes = Math.min(2, availableParallelism());

let passed = 0;
let failed = 0;
const times: TimedTest[] = [];
await inLanes(chosenChecks(), lanes, async (check) => {
  const result = await perform(check);
  passed += result.count.passed;
  failed += result.count.failed;
  times.push(...(result.times ?? []));
});
if (times.length > 0) console.log(slowestTable(times));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function chosenChecks(): readonly Check[] {
  const names = args.filter((word) => word !== '--long');
  const known = checks.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. Available: ${known.join(', ')}`);
    process.exit(1);
  }
  if (names.length === 0) return checks.filter(({ isLong = false }) => takesLong || !isLong);
  return checks.filter(({ name }) => names.includes(name));
}

async function perform(check: Check): Promise<Result> {
  const start = performance.now();
  const result = await runSafely(check);
  const { count, output, figures = '' } = result;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const hasFailed = count.failed > 0;
  if (hasFailed) console.log(`\n${output}\n`);
  const tally = hasFailed ? `${count.passed} passed, ${count.failed} FAILED` : `${count.passed} passed`;
  console.log(`${hasFailed ? '✘' : '✓'} ${check.name.padEnd(12)} ${tally} in ${seconds} s`);
  if (figures !== '') console.log(figures);
  return result;
}

/** A check that cannot even run has failed, and the others still have their turn. */
async function runSafely(check: Check): Promise<Result> {
  try {
    if (check.needsChromium === true) process.env['CHROMIUM'] = ensureChromium();
    return await check.run();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { count: { passed: 0, failed: 1 }, output };
  }
}
