import type { Amenity } from '../../enums/amenity.ts';
import type { Floor } from '../../enums/floor.ts';
import type { ResidenceType } from '../../enums/residence.ts';
import type { RoomCount } from '../../enums/roomCount.ts';
import type { MatchField } from '../weights.ts';

type Nothing = Readonly<Record<string, never>>;

interface OfType {
  readonly type: ResidenceType;
}

interface Away {
  /** Whole metres. */
  readonly metres: number;
}

interface Money {
  /** Euros, a month where it is rent. */
  readonly euros: number;
}

interface Area {
  readonly squareMetres: number;
}

interface Rooms {
  /** What the announcement has; 6 stands for six and more. */
  readonly rooms: readonly RoomCount[];
}

interface Amenities {
  /** How many of the wanted ones are there. */
  readonly there: number;
  /** How many are wanted. */
  readonly wanted: number;
  /** The wanted ones that are not there. */
  readonly missing: readonly Amenity[];
}

interface OnFloor {
  readonly floor: Floor;
}

/**
 * `unsaid` is for a tenant who asks for nothing, `unknown` for an announcement that does not tell. Gaps of the words
 * are filled by numbers and keys, never by formatted text.
 */
export interface MatchWordParameters {
  readonly 'residenceType.wanted': OfType;
  readonly 'residenceType.other': OfType;
  readonly 'residenceType.unsaid': Nothing;
  readonly 'residenceType.unknown': OfType;
  readonly 'location.near': Away;
  readonly 'location.farther': Away;
  readonly 'location.far': Away;
  readonly 'rent.within': Nothing;
  readonly 'rent.above': Money;
  readonly 'rent.unsaid': Nothing;
  readonly 'size.within': Nothing;
  readonly 'size.below': Area;
  readonly 'size.above': Area;
  readonly 'size.unsaid': Nothing;
  readonly 'roomCount.wanted': Rooms;
  readonly 'roomCount.oneOff': Rooms;
  readonly 'roomCount.other': Rooms;
  readonly 'roomCount.unsaid': Nothing;
  readonly 'roomCount.unknown': Nothing;
  readonly 'moveInDate.inTime': Nothing;
  readonly 'moveInDate.late': { readonly days: number };
  readonly 'moveInDate.givenUp': Nothing;
  readonly 'moveInDate.unsaid': Nothing;
  readonly 'moveInDate.unknown': Nothing;
  readonly 'amenities.all': Amenities;
  readonly 'amenities.some': Amenities;
  readonly 'amenities.none': Amenities;
  readonly 'amenities.unsaid': Nothing;
  readonly 'floor.wanted': OnFloor;
  readonly 'floor.other': OnFloor;
  readonly 'floor.unsaid': Nothing;
  readonly 'deposit.none': Nothing;
  readonly 'deposit.asked': Money;
  readonly 'deposit.unsaid': Nothing;
  readonly 'deposit.unknown': Nothing;
}

export type MatchWordKey = keyof MatchWordParameters;

/** What is said of one field, or of any where none is named. */
export type MatchWord<Field extends MatchField = MatchField> = {
  readonly [Key in Extract<MatchWordKey, `${Field}.${string}`>]: {
    readonly key: Key;
    readonly parameters: MatchWordParameters[Key];
  };
}[Extract<MatchWordKey, `${Field}.${string}`>];
