import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { readOptions, type Options } from './options.ts';
import { write } from './write.ts';

/** What the component library is made of and checked with. */
const parts = [
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/ui/tsconfig.json',
  'tsconfig.base.json',
  '.prettierrc.json',
];

let workspace = '';
let library = '';

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'tilava-new-'));
  library = join(workspace, 'packages/ui');
  for (const part of parts) cpSync(join(root, part), join(workspace, part), { recursive: true });
  for (const packages of ['node_modules', 'packages/ui/node_modules']) {
    symlinkSync(join(root, packages), join(workspace, packages), 'dir');
  }
});

afterEach(() => rmSync(workspace, { recursive: true }));

function asked(...words: readonly string[]): Options {
  const options = readOptions([...words, '--group', 'Data']);
  if (options === null) throw new Error('Help was asked for');
  return options;
}

const filesOf = (): readonly string[] => globSync('**/*.*', { cwd: join(library, 'src') }).toSorted();
const exportsOf = (): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string>>;
    }
  ).exports;

function expectToPass(program: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), words, {
    cwd: workspace,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

describe('what pnpm new writes', () => {
  it('is formatted and compiles as it stands, of either kind, pressed or not', () => {
    const files = [
      ['component', 'PriceTag'],
      ['component', 'MapLink', '--interactive'],
      ['pattern', 'PriceList'],
      ['pattern', 'MapCard', '--interactive'],
    ].flatMap((words) => write(asked(...words), library));
    expectToPass('prettier', '--check', ...files.map((file) => join(library, file)));
    expectToPass('tsc', '-p', 'packages/ui');
  });

  it('has the stories that every component has', () => {
    const [, , stories = ''] = write(asked('component', 'PriceTag', '--interactive'), library);
    const names = [...readFileSync(join(library, stories), 'utf8').matchAll(/^export const (\w+)/gm)];
    expect(names.map(([, name]) => name)).toStrictEqual([
      'Default',
      'States',
      'PressedByKeyboard',
      'DisabledCanBeReachedButNotPressed',
      'LongFinnishText',
      'UnbrokenWord',
      'NarrowScreen',
      'RightToLeftSafe',
    ]);
  });

  it('is reached through the exports, in their order', () => {
    write(asked('component', 'PriceTag'), library);
    const subpaths = Object.keys(exportsOf());
    const place = subpaths.indexOf('./PriceTag');
    expect(exportsOf()['./PriceTag']).toBe('./src/components/PriceTag/PriceTag.tsx');
    expect(subpaths.slice(place - 1, place + 2)).toStrictEqual([
      './PasswordField',
      './PriceTag',
      './ProgressBar',
    ]);
  });
});

describe('a name that is taken', () => {
  it.each([
    ['component', 'Badge', 'Badge is taken: packages/ui exports ./Badge'],
    ['pattern', 'Badge', 'Badge is taken: packages/ui exports ./Badge'],
    ['component', 'Theme', 'Theme is taken: packages/ui exports ./theme'],
    ['component', 'Field', 'Field is taken: ./src/components/Field is there'],
  ])('is refused, and everything left as it was: %s %s', (kind, name, message) => {
    const [files, exports] = [filesOf(), exportsOf()];
    expect(() => write(asked(kind, name), library)).toThrow(message);
    expect(filesOf()).toStrictEqual(files);
    expect(exportsOf()).toStrictEqual(exports);
  });
});
