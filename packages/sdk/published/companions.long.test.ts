import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { compilers, complaintsIn, copySamples, inBrowser } from './support/compile.ts';
import { createConsumer, packagesIn } from './support/consumer.ts';
import { independentEntries } from './support/entries.ts';
import { install } from './support/tools.ts';

const { tarball, consumers } = inject('published');
const client = `
  import { createTilava } from '@tilava/sdk';
  const fetch = async ({ url }) =>
    Response.json(url.endsWith('/users') ? { results: [], entriesCount: 0, pageNumber: 1 } : { id: 'a' });`;

/** The oldest that may stand beside the SDK, each with a program that needs it, and what that prints. */
const cases = [
  {
    companion: 'msw',
    oldest: 'msw2',
    program: `
      import { createTilava } from '@tilava/sdk';
      import { happyPath } from '@tilava/sdk/testing';
      import { setupServer } from 'msw/node';
      const baseUrl = 'http://tilava.test/api/v1';
      const server = setupServer(...happyPath(baseUrl));
      server.listen();
      console.log((await createTilava({ baseUrl }).users.get('a')).email);
      server.close();`,
    printed: 'tenant@tilava.example',
  },
  {
    companion: '@tanstack/react-query',
    oldest: 'react-query5',
    program: `${client}
      import { MutationObserver, QueryClient } from '@tanstack/react-query';
      import { getUserQuery, listUsersInfiniteQuery, updateUserMutation } from '@tilava/sdk/react-query';
      const tilava = createTilava({ baseUrl: 'http://tilava.test/api/v1', fetch });
      const queries = new QueryClient();
      const { id } = await queries.fetchQuery(getUserQuery(tilava, 'a'));
      const { pages } = await queries.fetchInfiniteQuery(listUsersInfiniteQuery(tilava));
      const changed = await new MutationObserver(queries, updateUserMutation(tilava)).mutate({ id, body: {} });
      console.log(id, pages.length, changed.id);`,
    printed: 'a 1 a',
  },
  {
    companion: 'effect',
    oldest: 'effect3',
    program: `await import('@tilava/sdk/effect').catch(({ message }) => console.log(message));`,
    printed: '@tilava/sdk/effect needs effect 4 or newer',
  },
] as const;

describe.each(cases)('beside the oldest $companion', ({ companion, oldest, program, printed }) => {
  const folder = join(consumers.bare, '..', oldest);

  beforeAll(async () => {
    const packages = await install('oldest');
    mkdirSync(folder, { recursive: true });
    await createConsumer(folder, tarball, {
      [companion]: join(packages, oldest),
      react: join(packages, 'react'),
    });
  });

  it('the SDK runs, or says what it needs', async () => {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program);
    expect((await runCommand(process.execPath, [file], { folder })).trim()).toBe(printed);
  });
});

describe('beside the oldest companions of all', { concurrent: true }, () => {
  const folder = join(consumers.bare, '../oldest');

  beforeAll(async () => {
    const packages = await install('oldest');
    const companions = {
      ...packagesIn(packages),
      ...Object.fromEntries(cases.map(({ companion, oldest }) => [companion, join(packages, oldest)])),
    };
    await createConsumer(folder, tarball, companions);
    copySamples(folder, [...independentEntries, '@tilava/sdk/react-query', '@tilava/sdk/testing']);
  });

  it.each(compilers)('the types hold with TypeScript $version', async (compiler) => {
    expect(await complaintsIn(folder, compiler, inBrowser)).toEqual([]);
  });
});
