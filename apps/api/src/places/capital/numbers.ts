import { isInSearchArea } from '@tilava/domain/place';
import type { SearchTerms } from '../register/searchText.ts';
import { pointsOf, type Street, type StreetPoint } from './readRegister.ts';

/** What of a street fits a number that was typed. */
export interface FittingNumbers {
  /** The building itself, or the others at its number where its letter is unknown. */
  readonly same: readonly StreetPoint[];
  /** Those that it becomes when further digits are typed. */
  readonly longer: readonly StreetPoint[];
  /** Where the number is taken to be while it is unknown: on its side of the street, if there is anything. */
  readonly nearest: StreetPoint | null;
}

/** The points of a street within the search area. */
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

/** The points of a street that fit a number. */
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
