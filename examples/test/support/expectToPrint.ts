/** Loaded before a program of the documentation: what `withExpectations` makes of its `console.log`. */
import { format } from 'node:util';

const left = new Set<number>();

function matches(printed: string, expected: string): boolean {
  const parts = expected.split('…').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(printed);
}

function fail(line: number, complaint: string): void {
  console.error(`Line ${line} ${complaint}`);
  process.exitCode = 1;
}

function expectToReach(...lines: readonly number[]): void {
  for (const line of lines) left.add(line);
}

function expectToPrint(line: number, expected: string) {
  return (...values: readonly unknown[]): void => {
    left.delete(line);
    const printed = format(...values);
    if (!matches(printed, expected)) fail(line, `prints\n  ${printed}\nbut says\n  ${expected}`);
  };
}

process.once('exit', () => {
  for (const line of left) fail(line, 'is never reached');
});

Object.assign(globalThis, { expectToPrint, expectToReach });
