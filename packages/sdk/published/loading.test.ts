import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { independentEntries } from './support/entries.ts';

const { entries, consumers } = inject('published');

type Names = Readonly<Record<string, readonly string[]>>;

/** What entries export, found by a program of its own. */
async function namesIn(folder: string, format: 'esm' | 'cjs', chosen: readonly string[]): Promise<Names> {
  const load = format === 'esm' ? 'await import(entry)' : 'require(entry)';
  const program = `(async () => {
    const names = {};
    for (const entry of ${JSON.stringify(chosen)}) names[entry] = Object.keys(${load}).sort();
    console.log(JSON.stringify(names));
  })();`;
  return JSON.parse(await runProgram(folder, format, program)) as Names;
}

async function runProgram(folder: string, format: 'esm' | 'cjs', program: string): Promise<string> {
  const file = join(folder, `program.${format === 'esm' ? 'mjs' : 'cjs'}`);
  writeFileSync(file, program);
  return runCommand(process.execPath, [file], { folder });
}

describe('the package', () => {
  const loaded: Record<string, Names> = {};

  beforeAll(async () => {
    for (const format of ['esm', 'cjs'] as const)
      loaded[format] = await namesIn(consumers.withCompanions, format, entries);
  });

  it.each(entries)('gives the same by import and by require: %s', (entry) => {
    const isEmpty = entry === '@tilava/sdk/schema';
    expect(loaded['esm']?.[entry]?.length === 0).toBe(isEmpty);
    expect(loaded['cjs']?.[entry]?.filter((name) => name !== '__esModule')).toEqual(loaded['esm']?.[entry]);
  });

  it.each(['esm', 'cjs'] as const)('needs nothing else for what it is about, as %s', async (format) => {
    expect(Object.keys(await namesIn(consumers.bare, format, independentEntries))).toEqual(
      independentEntries,
    );
  });

  it.each([
    { format: 'esm', load: (path: string) => `await import('@tilava/sdk${path}')` },
    { format: 'cjs', load: (path: string) => `require('@tilava/sdk${path}')` },
  ] as const)(
    'throws the same classes whichever entry they come from, as $format',
    async ({ format, load }) => {
      const program = `(async () => {
      const { createTilava, NotFoundError } = ${load('')};
      const { createClient, getUser } = ${load('/operations')};
      const errors = ${load('/errors')};
      const options = { baseUrl: 'http://127.0.0.1/api/v1', fetch: async () => new Response('', { status: 404 }) };
      const caught = [];
      await createTilava(options).users.get('1').catch((error) => caught.push(error));
      await getUser(createClient(options), '1').catch((error) => caught.push(error));
      console.log(JSON.stringify([
        errors.NotFoundError === NotFoundError, ...caught.map((error) => error instanceof errors.NotFoundError)
      ]));
    })();`;
      expect(JSON.parse(await runProgram(consumers.bare, format, program))).toEqual([true, true, true]);
    },
  );

  it('tells of the end of a session that clients of both formats share', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import * as esm from '@tilava/sdk';
      const cjs = createRequire(import.meta.url)('@tilava/sdk');
      const tokenStore = esm.createMemoryTokenStore('old');
      const problem = { status: 401, code: 'bearer_invalid', detail: '', requestId: '1' };
      const ended = [];
      const clientBy = ({ createTilava }, format) => createTilava({
        baseUrl: 'http://127.0.0.1/api/v1',
        tokenStore,
        fetch: async () => Response.json(problem, { status: 401 }),
        onSessionEnd: () => ended.push(format),
      });
      const clients = [clientBy(esm, 'esm'), clientBy(cjs, 'cjs')];
      await Promise.allSettled(clients.map((client) => client.users.get('1')));
      console.log(JSON.stringify(ended.sort()));`;
    expect(JSON.parse(await runProgram(consumers.bare, 'esm', program))).toEqual(['cjs', 'esm']);
  });

  it('knows an error of its other format', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import { isNotFoundError } from '@tilava/sdk/errors';
      const { createTilava, NotFoundError } = createRequire(import.meta.url)('@tilava/sdk');
      const fetch = async () => new Response('', { status: 404 });
      const error = await createTilava({ baseUrl: 'http://127.0.0.1/api/v1', fetch }).users.get('1').catch((e) => e);
      console.log(JSON.stringify([error instanceof NotFoundError, isNotFoundError(error)]));`;
    expect(JSON.parse(await runProgram(consumers.bare, 'esm', program))).toEqual([true, true]);
  });
});
