import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapCommand } from './mapCommand.ts';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-map-'));
  vi.stubEnv('TILAVA_DATA_DIR', folder);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: readonly string[]) => mapCommand().parseAsync([...args], { from: 'user' });

const line = [
  [24.9, 60.17],
  [24.95, 60.19],
];

it('imports, lists and removes a layer', async () => {
  const file = join(folder, 'rail.geojson');
  writeFileSync(file, JSON.stringify({ type: 'LineString', coordinates: line }));
  await run('import', file, '--kind', 'rail', '--credit', ' Source: Railways ');
  expect(printed.at(-1)).toMatch(/^rail: 1 shapes in [23] tiles, 1 KB\.$/);
  await run('list');
  expect(printed.at(-1)).toBe('rail: Source: Railways');
  await run('remove', '--kind', 'rail');
  await run('list');
  expect(printed.at(-1)).toBe('No layers.');
  await expect(run('remove', '--kind', 'rail')).rejects.toThrow('There is no layer of rail');
});

it('takes no layer without its credit', async () => {
  const file = join(folder, 'rail.geojson');
  await expect(run('import', file, '--kind', 'rail', '--credit', ' ')).rejects.toThrow(
    '--credit must not be empty',
  );
});
