import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';

const { consumers } = inject('published');

const client = `import { createTilava } from '@tilava/sdk';\nconst tilava = createTilava({ baseUrl: '/api/v1' });\n`;
const small = `import { createClient } from '@tilava/sdk/operations';\n`;
const namespaces =
  'admin alerts announcements bearers favorites files insights matchmaking newsletter places properties users verification';
const promise = 'asResponse catch finally then withResponse';

/** Programs that stop where an editor would complete what stands there. */
const cases = [
  {
    what: 'the client',
    program: `${client}tilava.`,
    offered: `${namespaces} http session tokenStore withBearer withOptions`,
  },
  {
    what: 'a client of operations',
    program: `${small}createClient({ baseUrl: '/api/v1' }).`,
    offered: 'http tokenStore',
  },
  { what: 'the session', program: `${client}tilava.session.`, offered: 'logIn logOut' },
  { what: 'a call', program: `${client}tilava.users.get('a').`, offered: promise },
  { what: 'a list', program: `${client}tilava.users.list().`, offered: `${promise} byPage toArray` },
] as const;

/** What an editor offers at the end of a program. */
function completionsOf(program: string): readonly string[] {
  const file = join(consumers.bare, 'completed.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? program : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => consumers.bare,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
  });
  const found = service.getCompletionsAtPosition(file, program.length, {})?.entries ?? [];
  service.dispose();
  return found.map(({ name }) => name).toSorted();
}

describe('what editors complete', () => {
  it.each(cases)('of $what is all that is meant for those who use it', ({ program, offered }) => {
    expect(completionsOf(program)).toEqual(offered.split(' ').toSorted());
  });
});
