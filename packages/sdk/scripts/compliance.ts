/**
 * Makes `COMPLIANCE.md`: what the SDK promises, by which symbols, and which tests prove it. It fails where a symbol is
 * not exported or a test is not there; with `--check` also where the file has drifted, which is not written then.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { capabilities } from './compliance/capabilities.ts';
import type { Capability } from './compliance/capability.ts';
import { symbolFinder } from './compliance/findSymbol.ts';
import { readTitles } from './compliance/readTitles.ts';

const folder = join(import.meta.dirname, '..');
const table = join(folder, 'COMPLIANCE.md');

const codeOf = (symbol: string): string => {
  const [name = '', entry] = symbol.split(':').toReversed();
  return entry === undefined ? `\`${name}\`` : `\`${name}\` of \`/${entry}\``;
};

const rowOf = ({ promise, symbols, tests }: Capability): string => {
  const proofs = tests.map(([file, ...titles]) => `[${titles.join(' › ')}](${file})`);
  return `| ${promise} | ${symbols.map(codeOf).join(', ')} | ${proofs.join('<br>')} |`;
};

function write(): string {
  const parts = Object.entries(capabilities).map(([subject, promises]) => {
    const head = `## ${subject}\n\n| promise | kept by | proved by |\n| --- | --- | --- |`;
    return `${head}\n${promises.map(rowOf).join('\n')}\n`;
  });
  return `<!-- Made by \`pnpm --filter @tilava/sdk compliance\` from scripts/compliance/capabilities.ts. Do not edit. -->

# What the SDK promises

Each promise with what keeps it and with the tests that prove it. A check fails where one of them is gone.

${parts.join('\n')}`;
}

function findFaults(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const isExported = symbolFinder(folder, exports);
  const all = Object.values(capabilities).flat();
  const symbols = new Set(all.flatMap((capability) => capability.symbols));
  const isThere = ([file, ...titles]: Capability['tests'][number]): boolean =>
    existsSync(join(folder, file)) && readTitles(join(folder, file)).has(titles.join(' › '));
  return [
    ...[...symbols].filter((symbol) => !isExported(symbol)).map((symbol) => `${symbol} is not exported`),
    ...all.flatMap(({ tests }) =>
      tests.filter((test) => !isThere(test)).map((test) => `No test ${test.join(' › ')}`),
    ),
  ];
}

const text = await format(write(), { parser: 'markdown', printWidth: 110 });
const isChecking = process.argv.includes('--check');
const hasDrifted = isChecking && (!existsSync(table) || readFileSync(table, 'utf8') !== text);
const faults = [
  ...findFaults(),
  ...(hasDrifted ? ['COMPLIANCE.md has drifted: run `pnpm --filter @tilava/sdk compliance` and commit'] : []),
];
if (!isChecking) writeFileSync(table, text);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
