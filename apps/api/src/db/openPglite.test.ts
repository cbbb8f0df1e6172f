import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { lockFolder } from './openPglite.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tilava-lock-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('makes the folder, is held by one, and is free once it is released', () => {
    const folder = join(parent, 'not/yet/there');
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    expect(() => lockFolder(folder)).toThrow(/is in use/);
    lock.release();
    const next = lockFolder(folder);
    lock.release();
    expect(() => lockFolder(folder)).toThrow(/is in use/);
    next.release();
  });

  it('leaves other folders alone', () => {
    const lock = lockFolder(join(parent, 'one'));
    expect(() => lockFolder(join(parent, 'other')).release()).not.toThrow();
    lock.release();
  });

  it('says which variable is wrong where the folder is a file, or cannot be written to', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(file)).toThrow(/^TILAVA_DATA_DIR: .* can’t be created \(EEXIST: .*\)$/);
    mkdirSync(join(parent, 'taken/lock.sqlite'), { recursive: true });
    expect(() => lockFolder(join(parent, 'taken'))).toThrow(/^TILAVA_DATA_DIR: .* isn’t writable$/);
  });
});
