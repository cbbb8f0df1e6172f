import { toAsciiForms } from '@tilava/domain/text';
import { fold } from './fold.ts';
import { readLocality, type Locality } from './locality.ts';

/** An input, taken apart so that it can be compared with the register. */
export interface SearchTerms {
  /** The name and the number, folded. */
  readonly text: string;
  /** The street or area, folded. */
  readonly name: string;
  /** The same as it was typed. */
  readonly typedName: string;
  /** The house number that was typed, or its beginning; null without one. */
  readonly number: string | null;
  /** The letter beside the number, of a staircase or of a house; null without one. */
  readonly letter: string | null;
  /** Whether something follows the number, so that no further digit is to come. */
  readonly isNumberWhole: boolean;
  /** Whether one of several buildings at that number is meant, such as `29 rak 7`, of which no register knows where. */
  readonly isOneOfSeveral: boolean;
  readonly locality: Locality;
}

const units =
  'as|asunto|huoneisto|hto|krs|kerros|rappu|porras|bost|bostad|lgh|lägenhet|vån|våning|trappa|apt|apartment|flat|floor|unit';
const unitFirst = new RegExp(String.raw`^(?:${units})\b`, 'iu');
const unitLast = new RegExp(String.raw`\s(?:${units})\.?$`, 'iu');
const nameAndNumber = /\p{L}\D*(\d+)/u;

/**
 * Takes an input apart: the part with a house number is the street's, whatever stands beside it. A register knows
 * buildings, no flats: staircase, floor and flat count for nothing, nor does the name behind `c/o`.
 *
 * @example
 * readSearch('Annankatu 16 B 12, 00120 Hels').locality; // { municipalities: ['Helsinki'], postalCode: '00120', … }
 */
export function readSearch(input: string): SearchTerms {
  const parts = toAsciiForms(input)
    .replaceAll(/\bc\/o\b\s*\p{L}*/giu, ',')
    .split(/[,;()\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbered = parts.findIndex((part) => !unitFirst.test(part) && nameAndNumber.test(part));
  const at = Math.max(numbered, 0);
  const beside = parts.filter((_, index) => index !== at);
  const part = parts[at] ?? '';
  const [matched = '', number = ''] = nameAndNumber.exec(part) ?? [];
  const end = part.indexOf(matched) + matched.length;
  const street = part.slice(0, end - number.length).replace(/[\s.]+$/, '');
  if (number === '' || unitLast.test(street)) {
    return withoutNumber((number === '' ? part : street).replace(unitLast, ''), beside);
  }
  const after = part.slice(end);

  const foldedAfter = fold(after);
  const letter = /^[a-z](?![a-z])/.exec(foldedAfter)?.[0] ?? null;
  const name = fold(street);
  return {
    text: `${name} ${number}${letter ?? ''}`,
    name,
    typedName: street,
    number,
    letter,
    isNumberWhole: foldedAfter !== '' || at < parts.length - 1 || /[\s,]$/.test(input),
    isOneOfSeveral: /^(?:rak|rakennus|byggn|byggnad)\b/.test(foldedAfter),
    locality: readLocality(wordsOf([after, ...beside])),
  };
}

/** `annankatu helsinki` names a street and the place where it lies, `helsinki` alone a place. */
function withoutNumber(part: string, beside: readonly string[]): SearchTerms {
  const words = part.split(/\s+/);
  const last = readLocality([fold(words.at(-1) ?? '')], { isWhole: true });
  const isLocated = words.length > 1 && (last.municipalities.length > 0 || last.isOutside);
  const typedName = isLocated ? words.slice(0, -1).join(' ') : part;
  const name = fold(typedName);
  return {
    text: name,
    name,
    typedName,
    number: null,
    letter: null,
    isNumberWhole: false,
    isOneOfSeveral: false,
    locality: readLocality(wordsOf([...(isLocated ? words.slice(-1) : []), ...beside])),
  };
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => fold(text).split(' ')).filter((word) => word !== '');

/** The street, number and municipality of an input, without what else was typed. */
export const plainInput = ({ typedName, number, letter, locality }: SearchTerms): string =>
  [`${typedName} ${number ?? ''}${letter ?? ''}`.trim(), ...locality.municipalities.slice(0, 1)].join(', ');
