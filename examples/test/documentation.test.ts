import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';
import { compile } from '@tilava/scripts/compile';
import { withExpectations } from './support/expectations.ts';
import { readPrograms, readWhole } from './support/programs.ts';
import { examples, runProgram } from './support/runProgram.ts';

const root = join(examples, '..');

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(examples, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    readonly config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, examples).options;
}

describe.each(['packages/sdk/README.md', 'packages/sdk/GUIDE.md'])('%s', (document) => {
  const programs = readPrograms(join(root, document));

  it('shows programs that compile', () => {
    const texts = programs.map(({ title, text }) => [join(examples, `${title}.ts`), text] as const);
    const faults = compile(new Map(texts), readOptions());
    expect(faults.map(({ line, text }) => `${document}:${line} ${text}`)).toEqual([]);
    expect(programs.length).toBeGreaterThan(3);
  });

  it('is one program where all of it is pasted', () => {
    const text = readWhole(join(root, document));
    const faults = compile(new Map([[join(examples, 'pasted.ts'), text]]), readOptions());
    expect(faults.map(({ line, text: fault }) => `${document}:${line} ${fault}`)).toEqual([]);
  });

  it.concurrent.each(programs)('runs as it says: $title', async ({ text }) => {
    const local = text.replaceAll('http://127.0.0.1:3000', inject('serverAddress'));
    const { status, output } = await runProgram(withExpectations(local));
    expect({ status, output }).toEqual({ status: 0, output });
  });
});
