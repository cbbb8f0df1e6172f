import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** Stands in the place of Chromatic's program: notes how it was run, and ends as it is told to. */
const standIn = `#!${process.execPath}
const { writeFileSync } = require('node:fs');
writeFileSync(process.env.NOTE, JSON.stringify({
  args: process.argv.slice(2),
  token: process.env.CHROMATIC_PROJECT_TOKEN,
  forcedColors: process.env.STORYBOOK_FORCED_COLORS,
  folder: process.cwd(),
}));
process.exit(Number(process.env.ENDS_WITH ?? 0));
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-chromatic-'));
  writeFileSync(join(folder, 'chromatic'), standIn, { mode: 0o755 });
});

afterEach(() => rmSync(folder, { recursive: true }));

function publish(args: readonly string[], variables: NodeJS.ProcessEnv) {
  const { CHROMATIC_PROJECT_TOKEN: _own, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/chromatic.ts'), ...args],
    {
      encoding: 'utf8',
      env: {
        ...environment,
        PATH: [folder, environment['PATH']].join(delimiter),
        NOTE: join(folder, 'note.json'),
        ...variables,
      },
    },
  );
  return { status, stdout, stderr };
}

const note = (): unknown => JSON.parse(readFileSync(join(folder, 'note.json'), 'utf8'));

describe('pnpm chromatic', () => {
  it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])(
    'says in one line which variable to set, and runs nothing, with %j',
    (variables) => {
      expect(publish([], variables)).toStrictEqual({
        status: 1,
        stdout: '',
        stderr: 'Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project to publish to\n',
      });
      expect(existsSync(join(folder, 'note.json'))).toBe(false);
    },
  );

  it('hands the token over in the environment alone, and prints nothing of it', () => {
    const { status, stdout, stderr } = publish([], { CHROMATIC_PROJECT_TOKEN: 'chpt_secret' });
    expect({ status, stdout, stderr }).toStrictEqual({ status: 0, stdout: '', stderr: '' });
    expect(note()).toStrictEqual({
      args: ['--build-script-name', 'build-storybook'],
      token: 'chpt_secret',
      folder: root,
    });
  });

  it('builds for forced colours where asked to', () => {
    publish(['--forced-colors'], { CHROMATIC_PROJECT_TOKEN: 'chpt_secret' });
    expect(note()).toMatchObject({ forcedColors: 'active' });
  });

  it('ends as Chromatic ended', () => {
    const { status } = publish([], { CHROMATIC_PROJECT_TOKEN: 'chpt_secret', ENDS_WITH: '2' });
    expect(status).toBe(2);
  });

  it('names an option that it does not know', () => {
    expect(publish(['--project-token=x'], { CHROMATIC_PROJECT_TOKEN: 'chpt_secret' })).toStrictEqual({
      status: 1,
      stdout: '',
      stderr: "Unknown option '--project-token'\n",
    });
  });

  it('explains itself without a token', () => {
    const { status, stdout } = publish(['--help'], {});
    expect(status).toBe(0);
    expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN');
  });
});
