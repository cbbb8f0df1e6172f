/** Builds the web app where it has changed, then becomes the server: one process, which signals reach. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfFiles } from './nameOfFiles.ts';
import { endCommandsOnSignal, root, run, stopEndingOnSignal } from './run.ts';

const builtFrom = join(root, 'apps/web/dist/.built-from');
const inputs = ['apps/web/**/*.*', 'packages/*/src/**/*.*', 'packages/*/package.json', 'pnpm-lock.yaml'];

async function buildWhereChanged(): Promise<void> {
  const name = nameOfFiles(inputs);
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === name) return;
  console.log('Building the web app …');
  const { succeeded, output } = await run('pnpm', ['build']);
  if (!succeeded) {
    console.error(`${output}\nThe web app could not be built`);
    process.exit(1);
  }
  writeFileSync(builtFrom, name);
}

/**
 * Whoever ends `npm start` ends npm, whose shells and package managers do not pass the signal on. So the server
 * looks whether npm, whose process id the script hands over, is still there, and ends in order when it is not.
 */
function endWithNpm({ TILAVA_NPM_PROCESS: npm }: NodeJS.ProcessEnv): void {
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (isRunning(Number(npm))) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

endWithNpm(process.env);
endCommandsOnSignal();
await buildWhereChanged();
stopEndingOnSignal();
process.env['NODE_ENV'] ??= 'production';
process.env['LOG_LEVEL'] ??= 'warn';
// The server knows where demo data are allowed.
process.env['TILAVA_DEMO'] ??= 'auto';
await import('../apps/api/src/main.ts');
