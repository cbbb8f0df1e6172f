/** Builds the web app where it has changed, then becomes the server: one process, which signals reach. */
import { buildWebWhereChanged } from './buildWeb.ts';
import { endCommandsOnSignal, stopEndingOnSignal } from './run.ts';

async function build(): Promise<void> {
  const { succeeded, output } = await buildWebWhereChanged(() => console.log('Building the web app …'));
  if (succeeded) return;
  console.error(`${output}\nCouldn’t build the web app`);
  process.exit(1);
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
await build();
stopEndingOnSignal();
process.env['NODE_ENV'] ??= 'production';
process.env['LOG_LEVEL'] ??= 'warn';
// The server knows where demo data are allowed.
process.env['TILAVA_DEMO'] ??= 'auto';
await import('../apps/api/src/main.ts');
