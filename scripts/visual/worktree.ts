import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { root, run } from '../run.ts';

/** Whose packages a Storybook is built with: the workspace's own, and the component library's. */
const users = ['.', 'packages/ui'];

/**
 * Lets something be done in the files of another commit, with the packages that it had.
 *
 * @param task is given the folder, which is gone afterwards
 */
export async function inWorktree(commit: string, task: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-visual-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  };
  // Also where a signal ends this process meanwhile.
  process.once('exit', remove);
  try {
    await orRefuse(run('git', ['worktree', 'add', '--detach', folder, commit]));
    await providePackages(folder);
    await task(folder);
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}

/** The same lockfile, the same packages: they are borrowed. Others are installed, from pnpm's store where it has them. */
async function providePackages(folder: string): Promise<void> {
  const lockfile = (workspace: string): string => readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8');
  if (lockfile(folder) !== lockfile(root)) {
    await orRefuse(run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {}, folder));
    return;
  }
  for (const user of users) {
    const [from, to] = [join(root, user, 'node_modules'), join(folder, user, 'node_modules')];
    if (existsSync(from)) symlinkSync(from, to, 'dir');
  }
}

async function orRefuse(outcome: ReturnType<typeof run>): Promise<void> {
  const { succeeded, output } = await outcome;
  if (!succeeded) throw new Refusal(output);
}
