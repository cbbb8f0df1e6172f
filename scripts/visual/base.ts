import { Refusal } from '../refusal.ts';
import { run } from '../run.ts';

/**
 * The commit to compare with. Where none is said: the commit at which this branch left main; on main itself the last
 * one, or the one before it where nothing has been changed since.
 *
 * @throws Refusal where there is no such revision
 */
export async function findBase(revision: string | undefined): Promise<string> {
  if (revision !== undefined) return commitOf(revision);
  const [head, main] = [await commitOf('HEAD'), await findMain()];
  const left = await git('merge-base', main, head);
  if (left === null) throw new Refusal('This branch and main have no commit in common: say a --base');
  if (left !== head) return left;
  const changes = await git('status', '--porcelain');
  return changes === '' ? commitOf('HEAD~1') : head;
}

async function findMain(): Promise<string> {
  for (const name of ['main', 'origin/main']) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit !== null) return commit;
  }
  throw new Refusal('There is no branch main here to compare with: say a --base');
}

async function commitOf(revision: string): Promise<string> {
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (commit === null) throw new Refusal(`No such revision: ${revision}`);
  return commit;
}

/** What git answers, or null where it refuses. */
async function git(...words: readonly string[]): Promise<string | null> {
  const { succeeded, output } = await run('git', words);
  return succeeded ? output.trim() : null;
}
