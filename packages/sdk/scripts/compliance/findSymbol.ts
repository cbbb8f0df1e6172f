import { join } from 'node:path';
import ts from 'typescript';

/** Whether a name such as `operations:getUser` or `CallOptions.signal` is exported. */
export function symbolFinder(folder: string, exports: Readonly<Record<string, string>>) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const modules = Object.fromEntries(
    Object.entries(exports).map(([name, path]) => [name.replace(/^\.\/?/, ''), join(folder, path)]),
  );
  const program = ts.createProgram(Object.values(modules), options);
  const checker = program.getTypeChecker();

  return (reference: string): boolean => {
    const [, entry = '', name = '', member] = /^(?:([\w-]+):)?(\w+)(?:\.(\w+))?$/.exec(reference) ?? [];
    const source = program.getSourceFile(modules[entry] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (exported === undefined || member === undefined) return exported !== undefined;
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(symbol), member) !== undefined;
  };
}
