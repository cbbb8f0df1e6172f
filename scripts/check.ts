/**
 * Runs every check, fast ones first, goes on after a failure, and ends with `N passed, N failed`: tests count one
 * by one, every other check as one. With names behind it, only those run: `node scripts/check.ts types lint`.
 */
import { checks, type Check, type Count } from './checks.ts';
import { ensureChromium } from './chromium.ts';

const names = process.argv.slice(2);
const chosen = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
if (chosen.length === 0)
  throw new Error(`No such check. There are: ${checks.map(({ name }) => name).join(', ')}`);

if (chosen.some(({ needsChromium }) => needsChromium === true)) process.env['CHROMIUM'] = ensureChromium();

let passed = 0;
let failed = 0;
for (const check of chosen) {
  // One after the other: two cores are soon busy, and later checks build on earlier ones.
  const count = await perform(check);
  passed += count.passed;
  failed += count.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function perform(check: Check): Promise<Count> {
  const start = performance.now();
  const { count, output } = await check.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const hasFailed = count.failed > 0;
  if (hasFailed) console.log(`\n${output}\n`);
  const tally = hasFailed ? `${count.passed} passed, ${count.failed} FAILED` : `${count.passed} passed`;
  console.log(`${hasFailed ? '✘' : '✓'} ${check.name.padEnd(16)} ${tally} in ${seconds} s`);
  return count;
}
