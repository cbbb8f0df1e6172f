import { distance } from 'fastest-levenshtein';
import { compact, fold } from '../register/searchText.ts';
import { sizeOf, type Street } from './readRegister.ts';

export interface NamedStreet {
  readonly street: Street;
  readonly language: 'finnish' | 'swedish';
  readonly name: string;
  /** As it is compared, without blanks. */
  readonly folded: string;
  /** Greater for a longer street: who types a beginning rather means it than a lane. */
  readonly size: number;
}

/** A name from one of its words on: `roobertinkatu` is a beginning of Iso Roobertinkatu too. */
interface Beginning {
  readonly text: string;
  readonly isWhole: boolean;
  readonly letters: number;
  readonly named: NamedStreet;
}

/** What numerals before a name stand for. */
const ordinals: Readonly<Record<string, readonly string[]>> = {
  '1': ['ensi', 'ensimmäinen', 'första'],
  '2': ['toinen', 'andra'],
  '3': ['kolmas', 'tredje'],
  '4': ['neljäs', 'fjärde'],
  '5': ['viides', 'femte'],
};

/** The names of streets in both languages, in memory: they are searched while somebody types, with typing errors. */
export function streetNames(streets: readonly Street[]) {
  const named = streets.flatMap(namesOf);
  const beginnings = named.flatMap(beginningsOf).toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const byFolded = Map.groupBy(named, ({ folded }) => folded);

  /** Streets of which a name is the typed one: one with other accents only where no street has just these. */
  function called(typed: string): NamedStreet[] {
    return spellings(typed).flatMap((spelling) => {
      const same = byFolded.get(compact(spelling)) ?? [];
      const literal = same.filter(({ name }) => lettersIn(name) === lettersIn(spelling));
      return literal.length > 0 ? literal : same.filter(({ name }) => lacksAccentsOf(spelling, name));
    });
  }

  function beginningWith(text: string): Beginning[] {
    const from = firstFrom(beginnings, text);
    return beginnings.slice(from, firstFrom(beginnings, `${text}\uFFFF`));
  }

  return {
    called,
    /** Streets whose name, or a word of it, begins so: those that are called so first, then the longest. */
    beginning(typed: string): NamedStreet[] {
      const found = new Map<NamedStreet, Beginning>();
      for (const beginning of spellings(typed).flatMap((spelling) => beginningWith(compact(spelling)))) {
        if (beginning.isWhole || !found.has(beginning.named)) found.set(beginning.named, beginning);
      }
      const same = new Set(called(typed));
      const rank = ({ isWhole, named: street }: Beginning) => (same.has(street) ? 0 : isWhole ? 1 : 2);
      return [...found.values()]
        .toSorted((one, other) => rank(one) - rank(other) || other.named.size - one.named.size)
        .map((beginning) => beginning.named);
    },
    /** Streets for a name with a full stop where letters are left out, such as `Mannerh.tie`: the longest first. */
    abbreviated(typed: string): NamedStreet[] {
      const [first = '', ...others] = typed.split('.').map(compact);
      if (others.length === 0) return [];
      return beginningWith(first)
        .filter(({ isWhole, text }) => isWhole && hasInOrder(text.slice(first.length), others))
        .map((beginning) => beginning.named)
        .toSorted((one, other) => other.size - one.size);
    },
    /** Streets whose name is written much like that, those with the fewest slips first, then the longest. */
    like(typed: string): NamedStreet[] {
      const text = compact(typed);
      // Hardly anybody mistakes the first letter, and a fifteenth of the names is soon compared.
      const found = withFewSlips(beginningWith(text.slice(0, 1)), text);
      return found.length > 0 ? found : withFewSlips(beginnings, text);
    },
    /** Whether two names are one street's: the same, or its Finnish and its Swedish one. */
    areOne(typed: string, other: string): boolean {
      if (lettersIn(typed) === lettersIn(other)) return true;
      const known = called(typed);
      if (known.length === 0) return lacksAccentsOf(typed, other);
      const letters = lettersIn(other);
      return known.some(({ street: { finnish, swedish } }) =>
        [finnish, swedish].some((name) => lettersIn(name) === letters),
      );
    },
  };
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** As it was typed, or with a numeral before it written out: `1. linja` is Ensi linja. */
function spellings(typed: string): readonly string[] {
  const [, numeral = '', name = ''] = /^\s*([1-5])[.\s]\s*(\p{L}.*)$/u.exec(typed) ?? [];
  return numeral === '' ? [typed] : (ordinals[numeral] ?? []).map((ordinal) => `${ordinal} ${name}`);
}

/** A name's letters and digits, with their accents. */
const lettersIn = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a name is typed without some of its accents, as on a foreign keyboard, and without others of its own. */
function lacksAccentsOf(typed: string, name: string): boolean {
  const [letters, whole] = [lettersIn(typed), lettersIn(name)];
  if (letters.length !== whole.length) return compact(typed) === letters && letters === compact(name);
  return Array.from(whole).every((letter, at) => letter === letters[at] || fold(letter) === letters[at]);
}

function namesOf(street: Street): NamedStreet[] {
  const { finnish, swedish } = street;
  const size = sizeOf(street);
  const named = (language: NamedStreet['language'], name: string) => ({
    street,
    language,
    name,
    folded: compact(name),
    size,
  });
  return [
    ...(finnish === '' ? [] : [named('finnish', finnish)]),
    ...(swedish === '' || swedish === finnish ? [] : [named('swedish', swedish)]),
  ];
}

function beginningsOf(named: NamedStreet): Beginning[] {
  const tokens = fold(named.name).split(' ');
  return tokens.map((_, at) => {
    const text = tokens.slice(at).join('');
    return { text, isWhole: at === 0, letters: lettersOf(text), named };
  });
}

function firstFrom(beginnings: readonly Beginning[], text: string): number {
  let [low, high] = [0, beginnings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((beginnings[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Letters may be missing, too many, or others: the more of them, the longer the name. */
const maxSlips = (text: string): number => Math.floor((text.length + 3) / 5);

/** Which letters a text has, a bit each: many names are told to be unlike without comparing them. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function withFewSlips(beginnings: readonly Beginning[], text: string): NamedStreet[] {
  const most = maxSlips(text);
  const sought = lettersOf(text);
  const found = new Map<NamedStreet, number>();
  for (const { text: name, letters, named } of beginnings) {
    // Each letter that the name does not have at all is a slip.
    if (countBits(sought & ~letters) > most) continue;
    const slips = slipsIn(text, name, most);
    if (slips <= most && slips < (found.get(named) ?? Infinity)) found.set(named, slips);
  }
  return [...found]
    .toSorted(([one, slips], [other, otherSlips]) => slips - otherSlips || other.size - one.size)
    .map(([named]) => named);
}

/** Letters that differ from a name, or a little more from the part of it that has been typed so far. */
function slipsIn(text: string, name: string, most: number): number {
  const longer = name.length - text.length;
  if (longer < -most) return Infinity;
  const whole = longer > most ? Infinity : slipsBetween(text, name, most);
  if (longer <= 0) return whole;
  // Where a letter is missing, as many letters are a part too short.
  const parts = [text.length, text.length + 1].map((length) =>
    slipsBetween(text, name.slice(0, length), most),
  );
  return Math.min(whole, 0.5 + Math.min(...parts));
}

/** Letters that are missing, too many or others, and neighbours that changed places (optimal string alignment). */
function slipsBetween(text: string, name: string, most: number): number {
  const edits = distance(text, name);
  // Two of these edits are one exchange at best.
  if (edits < 2 || edits > 2 * most) return edits;
  let [before, last] = [
    new Uint8Array(name.length + 1),
    Uint8Array.from({ length: name.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= text.length; row += 1) {
    const next = new Uint8Array(name.length + 1);
    next[0] = row;
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = text[row - 1] === name[column - 1];
      const isExchange =
        row > 1 && column > 1 && text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
        isExchange ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[name.length] ?? edits;
}
