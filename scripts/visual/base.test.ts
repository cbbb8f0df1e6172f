import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBase } from './base.ts';

let folder = '';
let commits: readonly string[] = [];

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@tilava.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

function commit(message: string): string {
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-base-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commits = [commit('First'), commit('Second')];
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('what stories are compared with', () => {
  it('is where the branch left main', async () => {
    git('checkout', '--quiet', '-b', 'branch');
    commit('On the branch');
    git('checkout', '--quiet', 'main');
    commit('Later on main');
    git('checkout', '--quiet', 'branch');
    expect(await findBase(undefined, folder)).toBe(commits[1]);
  });

  it('is the last commit where main has changes that are not committed', async () => {
    writeFileSync(join(folder, 'new.txt'), '');
    expect(await findBase(undefined, folder)).toBe(commits[1]);
  });

  it('is the commit before where main has none', async () => {
    expect(await findBase(undefined, folder)).toBe(commits[0]);
  });

  it('is what is said', async () => {
    expect(await findBase('HEAD~1', folder)).toBe(commits[0]);
    await expect(findBase('--upload-pack=x', folder)).rejects.toThrow('No such revision: --upload-pack=x');
  });

  it('has to be said where there is no main', async () => {
    git('branch', '--move', 'trunk');
    await expect(findBase(undefined, folder)).rejects.toThrow('say a --base');
  });
});
