import { districts } from '../capital/districts.ts';
import { municipalities, municipalitiesOutside } from './municipalities.ts';
import { compact } from './fold.ts';

/** Where an address lies, as far as it says so. */
export interface Locality {
  /** In Finnish; of several with a district of that name one is meant. */
  readonly municipalities: readonly string[];
  readonly postalCode: string | null;
  /** Whether it lies in another part of the country than the one that is searched. */
  readonly isOutside: boolean;
}

/** In the capital region: what lies beyond is farther from central Helsinki than anything that is searched. */
const region = ['091', '049', '092', '235'].flatMap((code) => municipalities[code] ?? []);
const regionNames = region.flatMap(({ finnish, swedish }) =>
  [finnish, swedish].map((name) => ({ name: compact(name), municipality: finnish })),
);
const outside = new Set(municipalitiesOutside.map(compact));

/** Municipalities by their names, short forms and districts. */
const byName = Map.groupBy(
  [
    ...regionNames,
    ...['hki', 'hfors'].map((name) => ({ name, municipality: 'Helsinki' })),
    ...districts.flatMap(({ finnish, swedish }) => {
      const [name = '', municipality = name] = finnish.split(', ');
      const [swedishName = ''] = swedish.split(', ');
      return [name, swedishName].map((district) => ({ name: compact(district), municipality }));
    }),
  ],
  ({ name }) => name,
);

/** Municipalities by how their postal codes begin. */
const byPostalCode: Readonly<Record<string, readonly string[]>> = {
  '00': ['Helsinki'],
  '01': ['Vantaa'],
  '02': ['Espoo', 'Kauniainen'],
};

/**
 * Reads where an address lies; words that say nothing about it are passed over.
 *
 * @param words - folded
 * @param isWhole - whether the last word is no beginning that is still being typed
 */
export function readLocality(words: readonly string[], { isWhole = false } = {}): Locality {
  const names = [1, 2, 3].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join('')));
  const last = words.at(-1) ?? '';
  const begun = isWhole || last.length < 2 ? [] : regionNames.filter(({ name }) => name.startsWith(last));
  const found = [...names.flatMap((name) => byName.get(name) ?? []), ...begun];
  const named = found.map(({ municipality }) => municipality);
  const postalCode = words.find((word) => /^\d{5}$/.test(word)) ?? null;
  const withCode = postalCode === null ? [] : (byPostalCode[postalCode.slice(0, 2)] ?? []);
  const isElsewhere =
    names.some((name) => outside.has(name)) || (postalCode !== null && withCode.length === 0);
  return {
    municipalities: [...new Set(named.length > 0 ? named : withCode)],
    postalCode,
    isOutside: named.length === 0 && isElsewhere,
  };
}

/** Whether what lies there may be meant by who names that place. */
export const liesIn = (wanted: Locality, there: Locality): boolean =>
  !wanted.isOutside &&
  (wanted.municipalities.length === 0 ||
    there.municipalities.length === 0 ||
    there.municipalities.some((municipality) => wanted.municipalities.includes(municipality)));
