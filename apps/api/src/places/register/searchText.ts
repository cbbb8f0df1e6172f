import { municipalities } from './municipalities.ts';

/** An input, taken apart so that it can be compared with the register. */
export interface SearchTerms {
  /** The whole input, folded. */
  readonly text: string;
  /** What stands before the house number. */
  readonly name: string;
  /** The house number that was typed, or its beginning; null without one. */
  readonly number: string | null;
  /** The letter beside the number, of a staircase or of a house; null without one. */
  readonly letter: string | null;
  /** Whether something follows the number, so that no further digit is to come. */
  readonly isNumberWhole: boolean;
  /** Postal code and municipality, or their beginnings. */
  readonly locality: readonly string[];
}

/**
 * A text as it is compared: in lower case, without accents and punctuation, a staircase's letter beside its number.
 *
 * @example
 * fold('Hämeentie 16 A'); // 'hameentie 16a'
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(\d) (?=[a-z](?: |$))/g, '$1');
}

/**
 * Takes an input apart. A register knows buildings, no flats: staircase and flat count for nothing.
 *
 * @example
 * readSearch('Annankatu 16 B 12, 00120 Hels').locality; // ['00120', 'hels']
 */
export function readSearch(input: string): SearchTerms {
  const text = fold(input);
  const [, street, number, after = ''] = /^(\D+) (\d+)(\D.*)?$/.exec(text) ?? [];
  if (street === undefined || number === undefined) return { text, ...readName(text) };
  const rest = after.split(' ').slice(1);
  return {
    text,
    name: street,
    number,
    letter: /^[a-z](?= |$)/.exec(after)?.[0] ?? null,
    isNumberWhole: after !== '' || /[\s,]$/.test(input),
    locality: rest.filter((word) => /^(?:\d{5}|\D{2,})$/.test(word)),
  };
}

const municipalityNames = new Set(
  Object.values(municipalities).flatMap(({ finnish, swedish }) => [fold(finnish), fold(swedish)]),
);

/** `annankatu helsinki` names a street and the place where it lies, `helsinki` alone a place. */
function readName(text: string): Omit<SearchTerms, 'text'> {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isLocated = words.length > 1 && municipalityNames.has(last);
  return {
    name: isLocated ? words.slice(0, -1).join(' ') : text,
    number: null,
    letter: null,
    isNumberWhole: false,
    locality: isLocated ? [last] : [],
  };
}

/** Whether an address lies where the input says. */
export function liesIn(address: string, locality: SearchTerms['locality']): boolean {
  const words = fold(address).split(' ');
  return locality.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
