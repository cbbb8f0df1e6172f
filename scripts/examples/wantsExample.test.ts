import ts from 'typescript';
import { expect, it } from 'vitest';
import { wantsExample } from './wantsExample.ts';

const path = '/example.ts';
const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2024 };

/** Whether the function that a declaration says wants an example. */
function asks(declaration: string): boolean {
  const disk = ts.createCompilerHost(options);
  const text = `export declare ${declaration}`;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const program = ts.createProgram([path], options, {
    ...disk,
    getSourceFile: (file, version) => (file === path ? source : disk.getSourceFile(file, version)),
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const [symbol] = module === undefined ? [] : checker.getExportsOfModule(module);
  if (symbol === undefined) throw new Error(`Nothing is declared: ${declaration}`);
  return wantsExample(checker.getTypeOfSymbol(symbol), checker);
}

it.each([
  "function formatMoney(amount: number | null, locale: 'en' | 'fi'): string;",
  'const readRooms: (rooms: readonly number[]) => readonly (1 | 2)[];',
  'function days(day?: string): number | null;',
])('wants an example of what makes numbers and texts of others: %s', (declaration) => {
  expect(asks(declaration)).toBe(true);
});

it.each([
  'const limit: 300;',
  'const limits: readonly number[];',
  'function isPng(name: string): boolean;',
  'function withVat(net: number): { readonly gross: number };',
  'function nameOf(user: { readonly name: string }): string;',
  'function sorted<Item>(items: readonly Item[]): readonly Item[];',
])('wants none of anything else: %s', (declaration) => {
  expect(asks(declaration)).toBe(false);
});
