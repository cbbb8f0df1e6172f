/** How soon the product's own register answers who types, with and without typing errors. */
import { openBenchRegister, openBuiltInRegister, type BenchRegister } from '@tilava/api/bench-register';
import type { Bench } from './bench.ts';
import { median, verdict } from './verdict.ts';

/** Milliseconds in which nineteen of twenty searches are answered; the embedded database answers nobody meanwhile. */
const maxOfMost = 20;

type Search = (street: string) => string;

/** A letter too few, another one, one too many, two the other way round; each at another place. */
const slips: readonly Search[] = [
  (street) => spliced(street, (letters, at) => letters.splice(at, 1)),
  (street) => spliced(street, (letters, at) => letters.splice(at, 1, 'x')),
  (street) => spliced(street, (letters, at) => letters.splice(at, 0, letters[at] ?? 'x')),
  (street) =>
    spliced(street, (letters, at) => letters.splice(at, 2, letters[at + 1] ?? 'x', letters[at] ?? 'x')),
];
const kinds: Readonly<Record<string, Search>> = {
  beginning: (street) => street.slice(0, 1 + random(street.length)),
  address: (street) => `${street} ${1 + random(30)}`,
  misspelt: (street) => slip(street).slice(0, 5 + random(street.length)),
  'misspelt address': (street) => `${slip(street)} ${1 + random(30)}`,
  'a letter and a number': (street) => `${street.slice(0, 1)} ${random(100_000)}`,
};

/** Searches of each kind in the built-in register, and in an imported one on the embedded database. */
export const places: Bench<'rows' | 'searches'> = {
  meaning: 'how fast places are suggested, with and without typos',
  options: {
    rows: { default: 480_000, meaning: 'number of addresses' },
    searches: { default: 200, meaning: 'number of searches of each kind' },
  },
  parts: Object.keys(kinds),
  async run({ rows, searches }, parts) {
    const registers = { 'built-in': openBuiltInRegister(), imported: await openBenchRegister(rows) };
    for (const [name, register] of Object.entries(registers)) {
      try {
        // The first search reads the names of all streets.
        await register.suggest('nowhereatall');
        for (const part of parts) await measure(register, part, `${name}: ${part}`, searches);
      } finally {
        await register.remove();
      }
    }
  },
};

async function measure(
  register: BenchRegister,
  kind: string,
  label: string,
  searches: number,
): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (let search = 0; search < searches; search += 1) {
    const input = kinds[kind]?.(register.streets[random(register.streets.length)] ?? '') ?? '';
    const start = performance.now();
    const addresses = await register.suggest(input);
    times.push(performance.now() - start);
    found += Number(addresses.length > 0);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const most = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  verdict(
    label,
    `${median(times).toFixed(1)} ms, 95 % within ${most.toFixed(1)} ms, all within ` +
      `${Math.max(...times).toFixed(1)} ms; ${found} of ${searches} found something`,
    most < maxOfMost,
  );
}

function slip(street: string): string {
  return slips[random(slips.length)]?.(street) ?? street;
}

function spliced(street: string, change: (letters: string[], at: number) => unknown): string {
  const letters = street.split('');
  change(letters, 1 + random(letters.length - 2));
  return letters.join('');
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
