import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { workspace } from './support/folders.ts';
import { install } from './support/tools.ts';

const { consumers } = inject('published');
const folder = join(consumers.bare, '../generated');
const contract = join(workspace, 'openapi/generated/openapi.json');

/** What others generate from the contract, each with a program that calls by it. */
const generators = [
  {
    name: 'hey-api',
    words: ['openapi-ts', '-i', contract, '-o', 'hey-api', '-c', '@hey-api/client-fetch', '--no-log-file'],
    program: `
      import { findMatches, uploadFile } from './hey-api/index.ts';
      const { data } = await findMatches({ body: { property: 'a' }, query: { favorite: false } });
      export const total: number | undefined = data?.total;
      await uploadFile({ body: { file: new Blob() } });
      // @ts-expect-error: there is no such field
      await findMatches({ body: { propperty: 'a' } });`,
  },
  {
    name: 'orval',
    words: ['orval', '--input', contract, '--output', 'orval/client.ts', '--client', 'fetch'],
    program: `
      import { findMatches, uploadFile } from './orval/client.ts';
      const answer = await findMatches({ property: 'a' }, { favorite: false });
      export const total: number | undefined = answer.status === 200 ? answer.data.total : undefined;
      await uploadFile({ file: new Blob() });
      // @ts-expect-error: there is no such field
      await findMatches({ propperty: 'a' });`,
  },
  {
    name: 'kubb',
    words: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    program: `
      import { findMatches, uploadFile } from './kubb/index.ts';
      const page = await findMatches({ property: 'a' }, { favorite: false });
      export const total: number = page.total;
      await uploadFile({ file: new Blob() });
      // @ts-expect-error: there is no such field
      await findMatches({ propperty: 'a' });`,
  },
  {
    name: 'swagger-typescript-api',
    words: [
      'swagger-typescript-api',
      'generate',
      '--path',
      contract,
      '--output',
      'sta',
      '--name',
      'client.ts',
    ],
    program: `
      import { Api } from './sta/client.ts';
      const api = new Api();
      const { data } = await api.matchmaking.findMatches({ property: 'a' }, { favorite: false });
      export const total: number = data.total;
      await api.files.uploadFile({ file: new File([], 'lobby.png') });
      // @ts-expect-error: there is no such field
      await api.matchmaking.findMatches({ propperty: 'a' });`,
  },
] as const;

const kubb = `
  import { defineConfig } from '@kubb/core';
  import { pluginClient } from '@kubb/plugin-client';
  import { pluginOas } from '@kubb/plugin-oas';
  import { pluginTs } from '@kubb/plugin-ts';
  export default defineConfig({
    root: '.',
    input: { path: ${JSON.stringify(contract)} },
    output: { path: './kubb', format: false },
    plugins: [pluginOas(), pluginTs({ output: { path: 'types' } }), pluginClient({ output: { path: 'clients' } })],
  });`;

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
};

describe('from the contract', () => {
  let programs: string;

  beforeAll(async () => {
    const packages = await install('generators');
    programs = join(packages, '.bin');
    mkdirSync(folder, { recursive: true });
    symlinkSync(packages, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(folder, 'kubb.config.mjs'), kubb);
  });

  it.each(generators)('$name generates a client that compiles', async ({ name, words, program }) => {
    const [generator, ...rest] = words;
    await runCommand(join(programs, generator), rest, { folder });
    writeFileSync(join(folder, `${name}.ts`), program);
    const project = join(folder, `${name}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
    const complaints = runCommand(join(programs, 'tsc'), ['-p', project, '--pretty', 'false'], { folder });
    expect(await complaints).toBe('');
  });
});
