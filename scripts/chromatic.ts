/** `pnpm chromatic`: publishes the Storybook to Chromatic, where people review how it looks. */
import { spawnSync } from 'node:child_process';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

const help = `Usage: pnpm chromatic [options]

Builds the Storybook and publishes it to the Chromatic project whose token stands in CHROMATIC_PROJECT_TOKEN.
Stories are pictured in the light and the dark theme, and 390 px wide.

  --forced-colors  pictures them in forced colours instead: Chromatic sets these for a whole project, so that they
                   have a project, and a token, of their own
  --help           this text`;

await answerRefusal(() => {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: { 'forced-colors': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) console.log(help);
  else publish(values['forced-colors'] === true);
});

/** @throws Refusal without a token, before anything is built */
function publish(hasForcedColors: boolean): void {
  if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
    throw new Refusal('Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project to publish to');
  }
  // It reads the token from its environment: among its words, everybody on this machine could read it.
  const { status, error } = spawnSync('chromatic', ['--build-script-name', 'build-storybook'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(hasForcedColors && { STORYBOOK_FORCED_COLORS: 'active' }) },
  });
  if (error !== undefined) throw new Refusal(`Couldn’t run Chromatic: ${error.message}`);
  process.exitCode = status ?? 1;
}
