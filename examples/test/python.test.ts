import { createTilava } from '@tilava/sdk';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { run, runNode } from './support/runProgram.ts';

interface Reference {
  readonly $ref?: string;
}
interface Body {
  readonly content?: {
    readonly 'application/json'?: {
      readonly schema: Reference;
      readonly examples?: Readonly<Record<string, Reference & { readonly value?: unknown }>>;
    };
  };
}
interface Operation {
  readonly requestBody?: Body & Reference;
  readonly responses?: Readonly<Record<string, Body & Reference>>;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const contract = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

function resolve<Value extends Reference>(value: Value): Value {
  const [kind = '', name = ''] = value.$ref?.split('/').slice(2) ?? [];
  return value.$ref === undefined ? value : (contract.components[kind]?.[name] as Value);
}

/** Every example of a body, with the name of its schema. */
function exampleBodies(): [schema: string, value: unknown][] {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const bodies = operations.flatMap(({ requestBody = {}, responses = {} }) => [
    requestBody,
    ...Object.values(responses),
  ]);
  return bodies.flatMap((body) => {
    const json = resolve(body).content?.['application/json'];
    const schema = json?.schema.$ref?.split('/').at(-1);
    if (schema === undefined) return [];
    return Object.values(json?.examples ?? {}).map((example): [string, unknown] => [
      schema,
      resolve(example).value,
    ]);
  });
}

/** Reads and writes each, and prints those that come out otherwise; null and missing are the same to the classes. */
const readAndWrite = `
import json, re, sys, tilava
def bare(value):
    if isinstance(value, dict): return {key: bare(each) for key, each in value.items() if each is not None}
    return [bare(each) for each in value] if isinstance(value, list) else value
for schema, value in json.load(open(sys.argv[1])):
    name = re.sub('(?<!^)(?=[A-Z])', '_', schema).lower()
    written = getattr(tilava, name + '_to_dict')(getattr(tilava, name + '_from_dict')(value))
    if bare(written) != bare(value): print(schema, written)
`;

let folder: string;
const python = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  run('python3', args, { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', ...variables });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-python-'));
  const { status, output } = await runNode(['python/generate.ts', folder]);
  if (status !== 0) throw new Error(output);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads and writes every example of the contract with the classes', async () => {
  const bodies = exampleBodies();
  expect(bodies.length).toBeGreaterThan(100);
  const file = join(folder, 'bodies.json');
  writeFileSync(file, JSON.stringify(bodies));
  expect(await python(['-c', readAndWrite, file])).toEqual({ status: 0, output: '' });
});

it('keeps an announcement in step', async () => {
  const url = inject('serverAddress');
  const tilava = createTilava({ baseUrl: `${url}/api/v1` });
  const credentials = { email: 'landlord@tilava.example', password: 'makes-the-best-matches' };
  const { user } = await tilava.session.logIn(credentials);
  const { key, secret } = await tilava.keys.create(user.id, {
    label: 'Python',
    scopes: ['announcements:read', 'announcements:write', 'changes:read'],
  });
  const variables = { TILAVA_URL: url, TILAVA_KEY_ID: key.id, TILAVA_KEY: secret };
  expect(await python(['python/sync.py'], variables)).toEqual({
    status: 0,
    output: 'HKI-12 created\nHKI-12 unchanged\nannouncement created\n',
  });
});
