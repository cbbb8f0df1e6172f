/** `pnpm chromatic`: publishes the Storybook to Chromatic, where people review how it looks. */
import { spawnSync } from 'node:child_process';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

const help = `Usage: pnpm chromatic [options]

Builds Storybook and publishes it to the Chromatic project whose token is in CHROMATIC_PROJECT_TOKEN.
Stories are captured in light and dark, and at 390 px.

  --forced-colors  captures them in forced colours instead. Chromatic sets these for a whole project, so they need
                   their own project and token
  --help           show this help`;

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
