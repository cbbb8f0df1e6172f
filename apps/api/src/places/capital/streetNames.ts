import { distance } from 'fastest-levenshtein';
import { fold } from '../register/searchText.ts';
import { sizeOf, type Street } from './readRegister.ts';

/** A street by one of its names. */
export interface NamedStreet {
  readonly street: Street;
  readonly language: 'finnish' | 'swedish';
  /** As it is shown. */
  readonly name: string;
  /** As it is compared. */
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

/** The names of streets in both languages, in memory: they are searched while somebody types, with typing errors. */
export function streetNames(streets: readonly Street[]) {
  const named = streets.flatMap(namesOf);
  const beginnings = named.flatMap(beginningsOf).toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const byName = Map.groupBy(named, ({ folded }) => folded);

  return {
    /** Streets whose name, or a word of it, begins so: those that are called so first, then the longest. */
    beginning(text: string): NamedStreet[] {
      const found = new Map<NamedStreet, Beginning>();
      for (let at = firstFrom(beginnings, text); beginnings[at]?.text.startsWith(text) === true; at += 1) {
        const beginning = beginnings[at];
        if (beginning !== undefined && (beginning.isWhole || !found.has(beginning.named))) {
          found.set(beginning.named, beginning);
        }
      }
      const rank = ({ isWhole, named: { folded } }: Beginning) => (folded === text ? 0 : isWhole ? 1 : 2);
      return [...found.values()]
        .toSorted((one, other) => rank(one) - rank(other) || other.named.size - one.named.size)
        .map((beginning) => beginning.named);
    },

    /** Streets whose name is written much like that, those with the fewest slips first, then the longest. */
    like(text: string): NamedStreet[] {
      // Hardly anybody mistakes the first letter, and a fifteenth of the names is soon compared.
      const [first = ''] = text;
      const sameLetter = beginnings.slice(
        firstFrom(beginnings, first),
        firstFrom(beginnings, `${first}\uFFFF`),
      );
      const found = withFewSlips(sameLetter, text);
      return found.length > 0 ? found : withFewSlips(beginnings, text);
    },

    /** Streets of exactly that name, as it is shown. */
    called: (name: string): NamedStreet[] =>
      (byName.get(fold(name)) ?? []).filter((candidate) => candidate.name === name),
  };
}

function namesOf(street: Street): NamedStreet[] {
  const { finnish, swedish } = street;
  const size = sizeOf(street);
  const named = (language: NamedStreet['language'], name: string) => ({
    street,
    language,
    name,
    folded: fold(name),
    size,
  });
  return [
    ...(finnish === '' ? [] : [named('finnish', finnish)]),
    ...(swedish === '' || swedish === finnish ? [] : [named('swedish', swedish)]),
  ];
}

function beginningsOf(named: NamedStreet): Beginning[] {
  const words = named.folded.split(' ');
  return words.map((_, at) => {
    const text = words.slice(at).join(' ');
    return { text, isWhole: at === 0, letters: lettersOf(text), named };
  });
}

/** Where the texts begin that are not before that one. */
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
const mostSlips = (text: string): number => Math.floor((text.length + 3) / 5);

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
  const most = mostSlips(text);
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
  const whole = longer > most ? Infinity : distance(text, name);
  if (longer <= 0) return whole;
  // Where a letter is missing, as many letters are a part too short.
  const parts = [text.length, text.length + 1].map((length) => distance(text, name.slice(0, length)));
  return Math.min(whole, 0.5 + Math.min(...parts));
}
