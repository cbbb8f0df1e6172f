import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPmtiles } from './pmtilesFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-pmtiles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(beginning: string, type: number): string {
  const content = Buffer.alloc(127);
  content.write(beginning, 'latin1');
  content[99] = type;
  const file = join(folder, 'region.pmtiles');
  writeFileSync(file, content);
  return file;
}

const open = (file: string) => openPmtiles({ file, credit: 'Source: Region' });

test('its path changes with the file', () => {
  const file = write('PMTiles\u0003', 1);
  const { archive } = open(file);
  expect(archive.path).toMatch(/^\/map\/[0-9a-f]{12}\/ground\.pmtiles$/);
  expect(open(file).archive).toEqual(archive);
  utimesSync(file, 1, 1);
  expect(open(file).archive.path).not.toBe(archive.path);
});

test.each([
  ['PMTiles\u0002', 1],
  ['PMTiles\u0003', 2],
  ['SQLite format 3', 1],
])('a file that begins with %j and has tiles of type %i is refused', (beginning, type) => {
  const file = write(beginning, type);
  expect(() => open(file)).toThrow(
    `TILAVA_MAP_PMTILES: ${file} isn’t a PMTiles file of version 3 with vector tiles`,
  );
});

test('a file that is missing, or only a folder, is refused', () => {
  expect(() => open(join(folder, 'none'))).toThrow(/can’t be read \(ENOENT/);
  expect(() => open(folder)).toThrow(/can’t be read \(EISDIR/);
});
