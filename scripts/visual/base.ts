import { Refusal } from '../refusal.ts';
import { root, run } from '../run.ts';

/**
 * The commit to compare with. Where none is said: the commit at which this branch left main; on main itself the last
 * one, or the one before it where nothing has been changed since.
 *
 * @throws Refusal where there is no such revision
 */
export async function findBase(revision: string | undefined, folder = root): Promise<string> {
  if (revision !== undefined) return commitOf(revision, folder);
  const [head, main] = [await commitOf('HEAD', folder), await findMain(folder)];
  const left = await git(folder, 'merge-base', main, head);
  if (left === null) throw new Refusal('This branch and main have no commit in common: say a --base');
  if (left !== head) return left;
  const changes = await git(folder, 'status', '--porcelain');
  return changes === '' ? commitOf('HEAD~1', folder) : head;
}

async function findMain(folder: string): Promise<string> {
  for (const name of ['main', 'origin/main']) {
    const commit = await findCommit(name, folder);
    if (commit !== null) return commit;
  }
  throw new Refusal('There is no branch main here to compare with: say a --base');
}

async function commitOf(revision: string, folder: string): Promise<string> {
  const commit = await findCommit(revision, folder);
  if (commit === null) throw new Refusal(`No such revision: ${revision}`);
  return commit;
}

function findCommit(revision: string, folder: string): Promise<string | null> {
  return git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
}

/** What git answers, or null where it refuses. */
async function git(folder: string, ...words: readonly string[]): Promise<string | null> {
  const { succeeded, output } = await run('git', words, {}, folder);
  return succeeded ? output.trim() : null;
}
