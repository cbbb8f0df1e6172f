/**
 * Makes everything that is generated from the contract:
 *
 * - `openapi/generated/openapi.json`: the contract in one file, which the server mounts;
 * - `src/generated/schema.ts`: its types, by openapi-typescript;
 * - `src/generated/operations.ts`: one method for each operation, grouped by tag.
 *
 * With `--check` nothing is written: it fails, naming the file, where what is committed has drifted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { generateSchema } from './generateSchema.ts';
import { generateOperations, type Contract } from './generateOperations.ts';

const root = join(import.meta.dirname, '../../..');
const output = {
  contract: join(root, 'openapi/generated/openapi.json'),
  schema: join(root, 'packages/sdk/src/generated/schema.ts'),
  operations: join(root, 'packages/sdk/src/generated/operations.ts'),
};

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
  return new Map([
    [output.contract, `${JSON.stringify(contract, null, 2)}\n`],
    [output.schema, await generateSchema(contract)],
    [output.operations, generateOperations(contract)],
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
