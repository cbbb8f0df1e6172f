import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hashFiles.ts';
import { root, run, type Outcome } from './run.ts';

const builtFrom = join(root, 'apps/web/dist/.built-from');
const inputs = ['apps/web/**/*.*', 'packages/*/src/**/*.*', 'packages/*/package.json', 'pnpm-lock.yaml'];

/** Builds the web app, and notes what of. Test runners say another NODE_ENV: react would be what developers get. */
export async function buildWeb(): Promise<Outcome> {
  const name = hashFiles(inputs);
  const outcome = await run('pnpm', ['build'], { NODE_ENV: 'production' });
  if (outcome.succeeded) writeFileSync(builtFrom, name);
  return outcome;
}

/** Builds the web app, having said so by `announce`, unless what is built is of today's files. */
export async function buildWebWhereChanged(announce: () => void = () => undefined): Promise<Outcome> {
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hashFiles(inputs)) {
    return { succeeded: true, output: '' };
  }
  announce();
  return buildWeb();
}
