/**
 * Checks the docs of the domain: every name that a concept exports has a doc comment with an `@example`; every
 * example compiles with what it imports of the domain alone, runs, and comes to what the comments behind its
 * expressions say. So do those of the README.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { checkResults } from './examples/checkResults.ts';
import { checkTypes } from './examples/checkTypes.ts';
import { findExports, type ExportedName } from './examples/findExports.ts';
import type { Problem } from './examples/problem.ts';
import { readReadme } from './examples/readReadme.ts';
import { readModule } from './examples/writeModule.ts';

const domain = join(import.meta.dirname, '..');

function readConcepts(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(domain, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.values(exports).map((path) => join(domain, path));
}

/** The package's own files and options, without its tests. */
function readProject(): ts.ParsedCommandLine {
  const path = join(domain, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { readonly config: unknown };
  const project = ts.parseJsonConfigFileContent(config, ts.sys, domain);
  const isSource = (file: string): boolean => !/\.test\.ts$|\/testing\//.test(file);
  return { ...project, fileNames: project.fileNames.filter(isSource) };
}

function checkDocs(exported: readonly ExportedName[]): readonly Problem[] {
  return exported
    .filter(({ isPublic }) => isPublic)
    .flatMap((owner) => [
      ...(owner.hasDocs ? [] : [{ owner, line: owner.line, text: 'has no doc comment' }]),
      ...(owner.examples.length > 0 ? [] : [{ owner, line: owner.line, text: 'has no @example' }]),
    ]);
}

const { fileNames, options } = readProject();
const exported = findExports(ts.createProgram(fileNames, options), readConcepts());
const modules = [...exported, readReadme(join(domain, 'README.md'))].flatMap((owner) =>
  owner.examples.map((example) => readModule(owner, example, exported)),
);
const illTyped = checkTypes(modules, join(domain, 'src'), options);
const faulty = new Set(illTyped.map(({ owner }) => owner));
const { compared, problems: wrong } = await checkResults(modules.filter(({ owner }) => !faulty.has(owner)));

const problems = [...checkDocs(exported), ...illTyped, ...wrong];
for (const { owner, line, text } of problems) {
  console.error(`${relative(join(domain, '../..'), owner.file)}:${line} ${owner.name}: ${text}`);
}
console.log(`${exported.length} names, ${modules.length} examples, ${compared} results compared`);
process.exitCode = problems.length === 0 ? 0 : 1;
