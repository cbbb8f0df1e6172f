import type { MatchField } from '../weights.ts';
import type { MatchWordKey } from './matchWord.ts';

/**
 * Who reads the words.
 *
 * @example
 * const perspective: Perspective = 'tenant';
 */
export type Perspective = 'landlord' | 'tenant';

type WordsOf<Key extends string, Field extends string> = Key extends `${Field}.${infer Word}` ? Word : never;

/** The texts of every key, the key's two parts one within the other, as catalogues hold them. */
type MatchWords = {
  readonly [Field in MatchField]: Readonly<Record<WordsOf<MatchWordKey, Field>, string>>;
};

const tenant = {
  residenceType: {
    wanted: '{type} is a type that you look for',
    other: '{type} is not a type that you look for',
    unsaid: 'You look for no type in particular',
    unknown: '{type} counts neither for nor against',
  },
  location: {
    near: 'Close by, {metres} from where you look',
    farther: '{metres} from where you look',
    far: 'Far off, {metres} from where you look',
  },
  rent: {
    within: 'Within the rent that you pay',
    above: '{euros} a month above the rent that you pay',
    unsaid: 'You set no rent',
  },
  size: {
    within: 'Of a size that you want',
    below: '{squareMetres} smaller than you want',
    above: '{squareMetres} larger than you want',
    unsaid: 'You set no size',
  },
  roomCount: {
    wanted: 'As many rooms as you want: {rooms}',
    oneOff: 'One room off what you want: {rooms}',
    other: 'Not as many rooms as you want: {rooms}',
    unsaid: 'You want no number of rooms in particular',
    unknown: 'The announcement names no number of rooms',
  },
  moveInDate: {
    inTime: 'Free by the day on which you want to move in',
    late: 'Free {days, plural, one {# day} other {# days}} later than you want to move in',
    givenUp: 'Given up by the day on which you want to move in',
    unsaid: 'You named no move-in date',
    unknown: 'The announcement names no move-in date',
  },
  amenities: {
    all: 'All amenities that you want are there',
    some: '{there} of the {wanted} amenities that you want are there; missing: {missing}',
    none: 'The amenities that you want are missing: {missing}',
    unsaid: 'You want no amenities in particular',
  },
  floor: {
    wanted: 'On a floor that you want: {floor}',
    other: 'On another floor than you want: {floor}',
    unsaid: 'You want no floor in particular',
  },
  deposit: {
    none: 'No deposit, as you want',
    asked: 'A deposit of {euros}',
    unsaid: 'You do not mind a deposit',
    unknown: 'The announcement does not tell of a deposit',
  },
} as const satisfies MatchWords;

const landlord = {
  residenceType: {
    wanted: '{type} is a type that the tenant looks for',
    other: '{type} is not a type that the tenant looks for',
    unsaid: 'The tenant looks for no type in particular',
    unknown: '{type} counts neither for nor against',
  },
  location: {
    near: 'Close by, {metres} from where the tenant looks',
    farther: '{metres} from where the tenant looks',
    far: 'Far off, {metres} from where the tenant looks',
  },
  rent: {
    within: 'Within the rent that the tenant pays',
    above: '{euros} a month above the rent that the tenant pays',
    unsaid: 'The tenant set no rent',
  },
  size: {
    within: 'Of a size that the tenant wants',
    below: '{squareMetres} smaller than the tenant wants',
    above: '{squareMetres} larger than the tenant wants',
    unsaid: 'The tenant set no size',
  },
  roomCount: {
    wanted: 'As many rooms as the tenant wants: {rooms}',
    oneOff: 'One room off what the tenant wants: {rooms}',
    other: 'Not as many rooms as the tenant wants: {rooms}',
    unsaid: 'The tenant wants no number of rooms in particular',
    unknown: 'Your announcement names no number of rooms',
  },
  moveInDate: {
    inTime: 'Free by the day on which the tenant wants to move in',
    late: 'Free {days, plural, one {# day} other {# days}} later than the tenant wants to move in',
    givenUp: 'Given up by the day on which the tenant wants to move in',
    unsaid: 'The tenant named no move-in date',
    unknown: 'Your announcement names no move-in date',
  },
  amenities: {
    all: 'All amenities that the tenant wants are there',
    some: '{there} of the {wanted} amenities that the tenant wants are there; missing: {missing}',
    none: 'The amenities that the tenant wants are missing: {missing}',
    unsaid: 'The tenant wants no amenities in particular',
  },
  floor: {
    wanted: 'On a floor that the tenant wants: {floor}',
    other: 'On another floor than the tenant wants: {floor}',
    unsaid: 'The tenant wants no floor in particular',
  },
  deposit: {
    none: 'No deposit, as the tenant wants',
    asked: 'A deposit of {euros}',
    unsaid: 'The tenant does not mind a deposit',
    unknown: 'Your announcement does not tell of a deposit',
  },
} as const satisfies MatchWords;

/**
 * What is said of each field of a match in English, for either reader; `{euros}` and the like stand for the
 * parameters, which the interface formats. A key such as `rent.above` is the path to its text.
 *
 * @example
 * matchWords.tenant.rent.above; // '{euros} a month above the rent that you pay'
 */
export const matchWords = { tenant, landlord } as const satisfies Record<Perspective, MatchWords>;
