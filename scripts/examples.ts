/**
 * Checks the examples of doc comments: each compiles as strictly as its package, with what it names of the package
 * and nothing else. In a package whose examples run, every exported function has a doc comment, and each example comes
 * to what the comments behind its expressions say; so do those of its README. Not by @effect/docgen, which wants in each
 * example its imports and assertions.
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
import { root } from './run.ts';

/** A package whose doc comments have examples. */
interface DocumentedPackage {
  readonly name: string;
  readonly folder: string;
  /** Whether examples need nothing but the package, so that they run. */
  readonly runs: boolean;
  /** What examples take as given: types by name. */
  readonly given: Readonly<Record<string, string>>;
}

const packages: readonly DocumentedPackage[] = [
  { name: 'domain', folder: join(root, 'packages/domain'), runs: true, given: {} },
  {
    name: 'sdk',
    folder: join(root, 'packages/sdk'),
    // They call a server; those of its README and of the guide run against one, in examples/test.
    runs: false,
    given: {
      tilava: "import('@tilava/sdk').Tilava",
      id: 'string',
      email: 'string',
      password: 'string',
      showHowToVerify: '() => void',
      queryClient: "import('@tanstack/react-query').QueryClient",
      useMutation: "typeof import('@tanstack/react-query').useMutation",
      exampleAnswers: "typeof import('@tilava/sdk/testing').exampleAnswers",
      Effect: "typeof import('effect').Effect",
      handlers: "import('@tilava/sdk/testing').Handlers",
      server: "import('msw/node').SetupServerApi",
      setupServer: "typeof import('msw/node').setupServer",
    },
  },
];

function readEntries(folder: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.values(exports).map((path) => join(folder, path));
}

/** The package's own files and options, without its tests. */
function readProject(folder: string): ts.ParsedCommandLine {
  const path = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { readonly config: unknown };
  const project = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const isSource = (file: string): boolean =>
    file.startsWith(join(folder, 'src/')) && !/\.test\.ts$|\/testing\//.test(file);
  return { ...project, fileNames: project.fileNames.filter(isSource) };
}

/** In the contract's types, an example is a value. */
const hasCode = ({ file }: ExportedName): boolean => !file.endsWith('generated/schema.ts');

const lackingDocs = (exported: readonly ExportedName[]): readonly Problem[] =>
  exported
    .filter(({ isPublic, isFunction, hasDocs }) => isPublic && isFunction && !hasDocs)
    .map((owner) => ({ owner, line: owner.line, text: 'has no doc comment' }));

async function checkPackage({ name, folder, runs, given }: DocumentedPackage): Promise<readonly Problem[]> {
  const { fileNames, options } = readProject(folder);
  const source = join(folder, 'src');
  const exported = findExports(ts.createProgram(fileNames, options), readEntries(folder), source);
  const owners = runs ? [...exported, readReadme(join(folder, 'README.md'))] : exported;
  const modules = owners
    .filter(hasCode)
    .flatMap((owner) => owner.examples.map((example) => readModule(owner, example, exported)));
  const illTyped = checkTypes(modules, { folder: source, options, given });
  const counts = `${exported.length} names, ${modules.length} examples`;
  if (!runs) {
    console.log(`${name}: ${counts}`);
    return illTyped;
  }
  const faulty = new Set(illTyped.map(({ owner }) => owner));
  const { compared, problems } = await checkResults(modules.filter(({ owner }) => !faulty.has(owner)));
  console.log(`${name}: ${counts}, ${compared} results compared`);
  return [...lackingDocs(exported), ...illTyped, ...problems];
}

for (const documented of packages) {
  const problems = await checkPackage(documented);
  for (const { owner, line, text } of problems) {
    console.error(`${relative(root, owner.file)}:${line} ${owner.name}: ${text}`);
  }
  if (problems.length > 0) process.exitCode = 1;
}
