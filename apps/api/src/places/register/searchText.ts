import { toAsciiForms } from '@tilava/domain/text';
import { districts } from '../capital/districts.ts';
import { municipalities, municipalitiesOutside } from './municipalities.ts';

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

/** The part with a house number is the street's; staircase, floor, flat and what follows `c/o` do not count. */
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
  const tokens = part.split(/\s+/);
  const last = readLocality([fold(tokens.at(-1) ?? '')], { isWhole: true });
  const isLocated = tokens.length > 1 && (last.municipalities.length > 0 || last.isOutside);
  const typedName = isLocated ? tokens.slice(0, -1).join(' ') : part;
  const name = fold(typedName);
  return {
    text: name,
    name,
    typedName,
    number: null,
    letter: null,
    isNumberWhole: false,
    isOneOfSeveral: false,
    locality: readLocality(wordsOf([...(isLocated ? tokens.slice(-1) : []), ...beside])),
  };
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => fold(text).split(' ')).filter((word) => word !== '');

/** The street, number and municipality of an input, without what else was typed. */
export const plainInput = ({ typedName, number, letter, locality }: SearchTerms): string =>
  [`${typedName} ${number ?? ''}${letter ?? ''}`.trim(), ...locality.municipalities.slice(0, 1)].join(', ');

/** A text as it is compared, such as `hameentie 16a` for `Hämeentie 16 A`. */
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

/** The same without blanks: `Lönnrotin puistikko` and `Lönnrotinpuistikko` are one street. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');

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

/** Where an address lies, by folded tokens; without `isWhole` the last one may still be being typed. */
function readLocality(tokens: readonly string[], { isWhole = false } = {}): Locality {
  const names = [1, 2, 3].flatMap((length) => tokens.map((_, at) => tokens.slice(at, at + length).join('')));
  const last = tokens.at(-1) ?? '';
  const begun = isWhole || last.length < 2 ? [] : regionNames.filter(({ name }) => name.startsWith(last));
  const found = [...names.flatMap((name) => byName.get(name) ?? []), ...begun];
  const named = found.map(({ municipality }) => municipality);
  const postalCode = tokens.find((word) => /^\d{5}$/.test(word)) ?? null;
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
