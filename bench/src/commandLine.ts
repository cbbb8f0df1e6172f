import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

type Benches = Readonly<Record<string, Bench>>;

/** What was asked for, all of it known. */
export interface Wanted {
  readonly bench: Bench;
  readonly numbers: Readonly<Record<string, number>>;
  readonly parts: readonly string[];
}

/**
 * Reads the words after `pnpm bench`; null where help was asked for.
 *
 * @throws Error that says which word is wrong
 */
export function readCommandLine(benches: Benches, args: readonly string[]): Wanted | null {
  if (args.includes('--help') || args.includes('-h')) return null;
  const [name, ...rest] = args;
  if (name === undefined) throw new Error(`Which bench? Available: ${listOf(benches)}`);
  const bench = benches[name];
  if (bench === undefined) throw new Error(`No such bench: ${name}. Available: ${listOf(benches)}`);
  const { values, positionals: parts } = parseArgs({
    args: rest,
    allowPositionals: true,
    // Its own refusals speak of options of many kinds; here there are only numbers.
    strict: false,
    options: Object.fromEntries(Object.keys(bench.options).map((option) => [option, { type: 'string' }])),
  });
  refuseUnknown(name, Object.keys(values), Object.keys(bench.options), 'option');
  refuseUnknown(name, parts, bench.parts, 'part');
  const numbers = Object.entries(bench.options).map(
    ([option, { default: number }]) =>
      [option, readNumber(option, values[option] ?? String(number))] as const,
  );
  return { bench, numbers: Object.fromEntries(numbers), parts: parts.length === 0 ? bench.parts : parts };
}

function refuseUnknown(name: string, said: readonly string[], known: readonly string[], what: string): void {
  const unknown = said.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new Error(`The bench ${name} has no ${what} ${unknown}`);
}

function readNumber(option: string, value: unknown): number {
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`--${option} must be a whole number, 1 or more`);
}

/** Every bench with its options. */
export const helpOn = (benches: Benches): string =>
  [
    `Usage: pnpm bench ${listOf(benches, '|')} [options]`,
    ...Object.entries(benches).map(([name, { meaning, options, parts }]) =>
      [
        `\n${[name, ...(parts.length === 0 ? [] : [`[${parts.join('|')}]`])].join(' ')}  ${meaning}`,
        ...Object.entries(options).map(
          ([option, { default: number, meaning: sense }]) =>
            `  --${`${option} N`.padEnd(12)} ${sense} (${number})`,
        ),
      ].join('\n'),
    ),
  ].join('\n');

const listOf = (benches: Benches, separator = ', ') => Object.keys(benches).join(separator);
