import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePrivate } from './dataFolder.ts';

// Files share their modules: this one loads its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());
vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  return { ...real, chmodSync: vi.fn<typeof real.chmodSync>(real.chmodSync) };
});
afterAll(() => vi.resetModules());

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-private-'));
});
afterEach(() => {
  vi.mocked(chmodSync).mockClear();
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

function make(path: string, mode: number): string {
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('making a folder private', () => {
  it('takes the rights of others, and none of the owner', () => {
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    chmodSync(inner, 0o775);
    const paths = [
      make(join(inner, 'one'), 0o666),
      make(join(folder, 'two'), 0o744),
      make(join(folder, 'three'), 0o404),
    ];
    expect(makePrivate(folder)).toEqual([]);
    expect([folder, inner, ...paths].map(modeOf)).toEqual([0o700, 0o700, 0o600, 0o700, 0o400]);
  });

  it('touches nothing that is private already, and nothing that a link leads to', () => {
    const outside = mkdtempSync(join(tmpdir(), 'tilava-outside-'));
    chmodSync(outside, 0o755);
    symlinkSync(outside, join(folder, 'link'));
    make(join(folder, 'private'), 0o600);
    vi.mocked(chmodSync).mockClear();
    expect(makePrivate(folder)).toEqual([]);
    expect(chmodSync).not.toHaveBeenCalled();
    expect(statSync(outside).mode & 0o777).toBe(0o755);
    rmSync(outside, { recursive: true });
  });

  it('tells what others keep a right to, where the system does not let it be taken', () => {
    const path = make(join(folder, 'shared'), 0o640);
    vi.mocked(chmodSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
    });
    expect(makePrivate(folder)).toEqual([path]);
  });

  it('has nothing to do for a folder that is not there', () => {
    expect(makePrivate(join(folder, 'none'))).toEqual([]);
  });
});
