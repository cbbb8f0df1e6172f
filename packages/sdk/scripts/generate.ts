/**
 * Makes everything that is generated from the contract:
 *
 * - `openapi/generated/openapi.json`: the contract in one file, which the server mounts;
 * - `src/generated/schema.ts`: its types, by openapi-typescript;
 * - `src/generated/operations/`, a module a tag, `streams.ts`, `uploads.ts`: a function for each operation,
 *   `namespaces.ts`: the same as methods, grouped by tag;
 * - `src/generated/version.ts`: the package's version, by which it names itself;
 * - `src/generated/modes.ts`: of which query parameters exactly one is sent;
 * - `src/generated/queries/`, `mutations/`, `invalidations.ts`: what `/react-query` is made of;
 * - `src/generated/effects.ts`: what `/effect` is made of;
 * - `src/generated/handlers.ts`, `examples.ts`, `problems.ts`: what `/testing` is made of.
 *
 * With `--check` nothing is written: it fails, naming the file, where what is committed has drifted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { operationsOf, type Contract } from './contract.ts';
import { examplesOf, problemsOf } from './examples.ts';
import { generateEffects } from './generators/effects.ts';
import { generateExamples } from './generators/examples.ts';
import { generateHandlers } from './generators/handlers.ts';
import { generateInvalidations } from './generators/invalidations.ts';
import { generateModes } from './generators/modes.ts';
import { generateMutations } from './generators/mutations.ts';
import { generateNamespaces } from './generators/namespaces.ts';
import { generateOperations, generateStreams, generateUploads } from './generators/operations.ts';
import { generateProblems } from './generators/problems.ts';
import { generateQueries } from './generators/queries.ts';
import { generateSchema } from './generators/schema.ts';
import { generateVersion } from './generators/version.ts';

const root = join(import.meta.dirname, '../../..');
const generated = (name: string) => join(root, 'packages/sdk/src/generated', name);

/** One file with every outside `$ref` brought in; references stay, because dereferencing explodes. */
function bundleContract(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-contract-'));
  const bundled = join(folder, 'openapi.json');
  try {
    execFileSync(join(root, 'node_modules/.bin/redocly'), ['bundle', 'tilava', '--output', bundled], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return readFileSync(bundled, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function generate(): Promise<Map<string, string>> {
  const contract = JSON.parse(bundleContract()) as Contract;
  const operations = operationsOf(contract);
  const examples = examplesOf(contract);
  return new Map([
    [join(root, 'openapi/generated/openapi.json'), `${JSON.stringify(contract, null, 2)}\n`],
    [generated('schema.ts'), await generateSchema(contract)],
    ...[generateOperations, generateQueries, generateMutations].flatMap((generateByTag) =>
      generateByTag(operations).map(([name, content]) => [generated(name), content] as const),
    ),
    [generated('streams.ts'), generateStreams(operations)],
    [generated('uploads.ts'), generateUploads(operations)],
    [generated('namespaces.ts'), generateNamespaces(operations)],
    [generated('modes.ts'), generateModes(operations)],
    [generated('invalidations.ts'), generateInvalidations(operations)],
    [generated('effects.ts'), generateEffects(operations)],
    [generated('handlers.ts'), generateHandlers(operations, examples)],
    [generated('examples.ts'), generateExamples(examples)],
    [generated('problems.ts'), generateProblems(problemsOf(contract))],
    [generated('version.ts'), generateVersion(manifest.version)],
  ]);
}

const files = await generate();
if (process.argv.includes('--check')) {
  const drifted = [...files].filter(([path, content]) => readFileSync(path, 'utf8') !== content);
  for (const [path] of drifted) {
    console.error(`${relative(root, path)} has drifted from the contract: run \`pnpm generate\` and commit.`);
  }
  process.exitCode = drifted.length === 0 ? 0 : 1;
} else {
  for (const [path, content] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(relative(root, path));
  }
}
