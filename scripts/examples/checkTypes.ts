import { join } from 'node:path';
import type ts from 'typescript';
import { compile } from './compile.ts';
import type { Problem } from './problem.ts';
import { writeModule, type ExampleModule } from './writeModule.ts';

/** Where examples are compiled, and how. */
interface Setting {
  /** The folder that they stand in, as far as their imports see. */
  readonly folder: string;
  readonly options: ts.CompilerOptions;
  /** What they take as given: types by name. */
  readonly given: Readonly<Record<string, string>>;
}

/** Type-checks examples as strictly as the package itself. */
export function checkTypes(
  modules: readonly ExampleModule[],
  { folder, options, given }: Setting,
): readonly Problem[] {
  const examples = new Map(
    modules.map((module, index) => [join(folder, `.example${index}.ts`), module] as const),
  );
  const texts = [...examples].map(([path, module]) => {
    return [path, writeModule(module, module.example.text, (address) => address)] as const;
  });
  const declarations = Object.entries(given).map(([name, type]) => `declare const ${name}: ${type};`);
  const faults = compile(
    new Map([...texts, [join(folder, '.given.d.ts'), declarations.join('\n')]]),
    options,
  );
  return [...examples].flatMap(([path, { owner, example }]) =>
    faults
      .filter((fault) => fault.path === path)
      // The example begins on the module's second line.
      .map(({ line, text }) => ({ owner, line: example.line + line - 2, text })),
  );
}
