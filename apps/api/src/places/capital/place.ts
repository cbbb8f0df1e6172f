import { isInSearchArea } from '@tilava/domain/place';
import { pointsOf, type PostalArea, type Street, type StreetPoint } from './readRegister.ts';
import type { NamedStreet } from './streetNames.ts';
import type { FoundPlace, PlaceSuggestion } from '../placeSource.ts';
import { municipalities } from '../register/municipalities.ts';
import type { SearchTerms } from '../register/searchText.ts';

export type CapitalPlace = PlaceSuggestion & FoundPlace;

/** What the ids of the built-in register begin with; those of an import begin with digits. */
export const capitalIdPrefix = 'capital/';

const swedishNames = new Map(Object.values(municipalities).map(({ finnish, swedish }) => [finnish, swedish]));

/** The municipality of a street, in Finnish and in Swedish. */
const municipalityNames = ({ municipality }: Street): readonly [string, string] => [
  municipality,
  swedishNames.get(municipality) ?? municipality,
];

/** The municipality in the language of the street's name, so that an address is in one language. */
function municipalityOf({ street, language }: NamedStreet): string {
  const [finnish, swedish] = municipalityNames(street);
  return language === 'finnish' ? finnish : swedish;
}

const streetId = ({ street, name }: NamedStreet, number: string): string =>
  `${capitalIdPrefix}street/${street.municipality}/${name}/${number}`;

export function buildingAt(
  named: NamedStreet,
  { number, postalCode, latitude, longitude }: StreetPoint,
): CapitalPlace {
  return {
    id: streetId(named, number),
    address: `${named.name} ${number}, ${postalCode} ${municipalityOf(named)}`,
    kind: 'address',
    isApproximate: false,
    latitude,
    longitude,
  };
}

export const numberNear = (named: NamedStreet, number: string, nearest: StreetPoint): CapitalPlace => ({
  ...buildingAt(named, { ...nearest, number }),
  isApproximate: true,
});

export function wholeStreet(named: NamedStreet, { latitude, longitude }: StreetPoint): CapitalPlace {
  const address = `${named.name}, ${municipalityOf(named)}`;
  return { id: streetId(named, ''), address, kind: 'area', isApproximate: true, latitude, longitude };
}

export const postalArea = ({ postalCode, municipality, latitude, longitude }: PostalArea): CapitalPlace => ({
  id: `${capitalIdPrefix}postal/${postalCode}`,
  address: `${postalCode} ${municipality}`,
  kind: 'area',
  isApproximate: true,
  latitude,
  longitude,
});

/** An unknown street, with its number as it was typed, in the middle of its postal area. */
export const unknownStreet = (street: string, area: PostalArea): CapitalPlace => ({
  ...postalArea(area),
  id: `${capitalIdPrefix}postal/${area.postalCode}/${street}`,
  address: `${street}, ${area.postalCode} ${area.municipality}`,
  kind: 'address',
});

export const districtOf = (address: string, latitude: number, longitude: number): CapitalPlace => ({
  id: `${capitalIdPrefix}district/${address}`,
  address,
  kind: 'area',
  isApproximate: true,
  latitude,
  longitude,
});

interface FittingNumbers {
  /** The building itself, or the others at its number where its letter is unknown. */
  readonly same: readonly StreetPoint[];
  /** Those that it becomes when further digits are typed. */
  readonly longer: readonly StreetPoint[];
  /** Where the number is taken to be while it is unknown: on its side of the street, if there is anything. */
  readonly nearest: StreetPoint | null;
}

export const pointsInArea = (street: Street): StreetPoint[] => pointsOf(street).filter(isInSearchArea);

/** The buildings among points, in the order of their numbers. */
export const buildingsOf = (points: readonly StreetPoint[]): StreetPoint[] =>
  points
    .filter(({ number }) => number !== '')
    .toSorted((one, other) => digitsOf(one) - digitsOf(other) || (one.number < other.number ? -1 : 1));

/** The point in the middle of a street, by the order of its numbers. */
export function middleOf(points: readonly StreetPoint[]): StreetPoint | null {
  const buildings = buildingsOf(points);
  const ordered = buildings.length > 0 ? buildings : points;
  return ordered[Math.floor(ordered.length / 2)] ?? null;
}

export function fittingNumbers(
  points: readonly StreetPoint[],
  { number, letter, isNumberWhole }: Pick<SearchTerms, 'number' | 'letter' | 'isNumberWhole'>,
): FittingNumbers {
  const buildings = buildingsOf(points);
  const sought = Number(number);
  const atNumber = buildings.filter((point) => digitsOf(point) === sought);
  const exact = atNumber.filter((point) => letter === null || point.number === `${sought}${letter}`);
  const longer = buildings.filter(
    (point) => digitsOf(point) !== sought && point.number.startsWith(number ?? ''),
  );
  return {
    same: exact.length > 0 ? exact : atNumber.slice(0, 1),
    longer: isNumberWhole ? [] : longer,
    nearest: nearestTo(sought, buildings) ?? middleOf(points),
  };
}

function nearestTo(sought: number, buildings: readonly StreetPoint[]): StreetPoint | null {
  const farness = (point: StreetPoint) => Math.abs(digitsOf(point) - sought);
  const onSide = buildings.filter((point) => digitsOf(point) % 2 === sought % 2);
  const candidates = onSide.length > 0 ? onSide : buildings;
  return candidates.toSorted((one, other) => farness(one) - farness(other))[0] ?? null;
}

/** Whether a building has a number, with or without a letter beside it. */
export const hasNumber = (point: StreetPoint, number: string): boolean => digitsOf(point) === Number(number);

const digitsOf = ({ number }: StreetPoint): number => Number.parseInt(number, 10);
