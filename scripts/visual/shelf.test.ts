import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeFromShelf } from './shelf.ts';

it('keeps the four bases that were used last', () => {
  const shelf = mkdtempSync(join(tmpdir(), 'tilava-shelf-'));
  try {
    for (const [minute, commit] of ['a', 'b', 'c', 'd'].entries()) {
      const folder = takeFromShelf(shelf, commit);
      writeFileSync(join(folder, 'picture.png'), commit);
      utimesSync(folder, new Date(2026, 0, 1, 0, minute), new Date(2026, 0, 1, 0, minute));
    }
    takeFromShelf(shelf, 'a');
    takeFromShelf(shelf, 'e');
    expect(readdirSync(shelf).toSorted()).toStrictEqual(['a', 'c', 'd', 'e']);
    expect(readdirSync(join(shelf, 'a'))).toStrictEqual(['picture.png']);
  } finally {
    rmSync(shelf, { recursive: true });
  }
});
