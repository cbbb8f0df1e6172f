import { suggestionLimit, type FoundPlace, type PlaceSearch } from '../placeSource.ts';
import { fold, readSearch, type SearchTerms } from '../register/searchText.ts';
import { districts } from './districts.ts';
import { buildingsOf, fittingNumbers, middleOf, pointsInArea } from './numbers.ts';
import {
  buildingAt,
  capitalIdPrefix,
  districtOf,
  municipalityNames,
  numberNear,
  postalArea,
  unknownStreet,
  wholeStreet,
  type CapitalPlace,
} from './place.ts';
import { readRegister, type StreetPoint } from './readRegister.ts';
import { streetNames, type NamedStreet } from './streetNames.ts';

/** Shorter names are like half of all streets. */
const shortestSimilarName = 5;

/** Streets that are looked into: the names behind them are less likely with each. */
const mostStreets = 24;

/** A street with the points of it that lie in the search area, and in the place that was named. */
interface Found {
  readonly named: NamedStreet;
  readonly points: readonly StreetPoint[];
}

let register: CapitalRegister | undefined;

/**
 * Every building address of the capital region, and its districts and postal areas, held in memory (about 16 MB):
 * nobody writes them, and a search takes a few milliseconds in which the database is not asked. Made at the first
 * call, which takes a fifth of a second.
 */
export const capitalRegister = (): CapitalRegister => (register ??= makeRegister());

function makeRegister() {
  const { areas, streets } = readRegister();
  const names = streetNames(streets);
  const districtPlaces = districts.flatMap(({ finnish, swedish, latitude, longitude }) =>
    [...new Set([finnish, swedish])].map((address) => districtOf(address, latitude, longitude)),
  );
  const foldedDistricts = districtPlaces.map((place) => ({ place, folded: fold(place.address) }));

  /** Streets that the input may mean, the likeliest first. */
  function streetsFor({ name, locality }: SearchTerms): Found[] {
    const beginning = locate(names.beginning(name), locality);
    const isGuessed = beginning.length === 0 && name.length >= shortestSimilarName;
    return isGuessed ? locate(names.like(name), locality) : beginning;
  }

  /** Districts and postal areas that begin like the input, without a house number. */
  function areasBeginning({ name, number }: SearchTerms): CapitalPlace[] {
    if (number !== null) return [];
    if (/^\d{2,5}$/.test(name)) {
      return areas.filter(({ postalCode }) => postalCode.startsWith(name)).map(postalArea);
    }
    const beginning = foldedDistricts.filter(({ folded }) => folded.startsWith(name));
    return beginning.slice(0, mostDistricts).map(({ place }) => place);
  }

  /** A street that nobody knows, in the postal area that the input names. */
  function fallback(input: string): CapitalPlace[] {
    const [, street = '', code = ''] = /^(\D+ \d.*?)[\s,]+(\d{5})\b/.exec(input) ?? [];
    const area = areas.find(({ postalCode }) => postalCode === code);
    return area === undefined ? [] : [unknownStreet(street.trim(), area)];
  }

  function findInStreet(municipality: string, name: string, number: string): FoundPlace | null {
    const called = names.called(name).filter(({ street }) => street.municipality === municipality);
    const found = locate(called, []);
    if (number === '') return wholeStreets(found)[0] ?? null;
    const terms = readSearch(`${name} ${number} `);
    return terms.number === null ? null : (numbered(found, terms)[0] ?? null);
  }

  return {
    areasBeginning,

    /** What begins like the input or is written much like it, the best first. */
    suggest({ input, addressesOnly }: PlaceSearch): CapitalPlace[] {
      const terms = readSearch(input);
      if (terms.text === '') return [];
      const found = streetsFor(terms);
      const inStreets =
        terms.number !== null
          ? numbered(found, terms)
          : addressesOnly
            ? buildings(found, terms)
            : [...wholeStreets(found), ...buildings(found.slice(0, 1), terms)];
      const places = [...(addressesOnly ? [] : areasBeginning(terms)), ...inStreets];
      return (places.length > 0 ? places : fallback(input)).slice(0, suggestionLimit);
    },

    /** Where a suggestion lies; null where there is no such place. */
    find(id: string): FoundPlace | null {
      const [kind = '', first = '', second = '', third = ''] = id.slice(capitalIdPrefix.length).split('/');
      if (kind === 'district') return districtPlaces.find((place) => place.id === id) ?? null;
      if (kind === 'street') return findInStreet(first, second, third);
      const area = areas.find(({ postalCode }) => postalCode === first);
      if (kind !== 'postal' || area === undefined) return null;
      const street = id.slice(`${capitalIdPrefix}postal/${first}/`.length);
      return street === '' ? postalArea(area) : unknownStreet(street, area);
    },
  };
}

/** See `capitalRegister`. */
export type CapitalRegister = ReturnType<typeof makeRegister>;

const mostDistricts = 3;

/** Streets with what of them lies in the search area and where the input says; those of which nothing does are left out. */
function locate(streets: readonly NamedStreet[], locality: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const named of streets) {
    if (found.length === mostStreets) break;
    // It begins so in its other language too.
    if (found.some(({ named: { street } }) => street === named.street)) continue;
    const points = pointsWhere(named, locality);
    if (points.length > 0) found.push({ named, points });
  }
  return found;
}

/** The points of a street that lie where the input says, in whichever language it says so. */
function pointsWhere({ street }: NamedStreet, locality: readonly string[]): StreetPoint[] {
  const points = pointsInArea(street);
  if (locality.length === 0) return points;
  const municipality = municipalityNames(street).map(fold);
  return points.filter(({ postalCode }) =>
    locality.every((wanted) => [postalCode, ...municipality].some((word) => word.startsWith(wanted))),
  );
}

function wholeStreets(found: readonly Found[]): CapitalPlace[] {
  return found.flatMap(({ named, points }) => {
    const middle = middleOf(points);
    return middle === null ? [] : [wholeStreet(named, middle)];
  });
}

/** The buildings of a street that is called so; otherwise one of each street before the others. */
function buildings(found: readonly Found[], { name }: SearchTerms): CapitalPlace[] {
  const all = found.map(({ named, points }) => buildingsOf(points).map((point) => buildingAt(named, point)));
  if (found[0]?.named.folded === name) return all.flat();
  return [...all.flatMap((street) => street.slice(0, 1)), ...all.flatMap((street) => street.slice(1))];
}

/**
 * The number in each of the streets, then the numbers that it becomes with further digits. Where a likely street does
 * not know it, the nearest one: before the longer numbers, if the street is called as it was typed.
 */
function numbered(found: readonly Found[], terms: SearchTerms): CapitalPlace[] {
  const fitting = found.map(({ named, points }) => ({ named, ...fittingNumbers(points, terms) }));
  const same = fitting.flatMap((street) => street.same.map((point) => buildingAt(street.named, point)));
  const longer = fitting.flatMap((street) => street.longer.map((point) => buildingAt(street.named, point)));
  const called = fitting.filter(({ named }) => named.folded === terms.name);
  const likely = called.length > 0 ? called : fitting.slice(0, 2);
  const number = `${terms.number ?? ''}${terms.letter ?? ''}`;
  const near = likely.flatMap((street) =>
    street.same.length > 0 || street.nearest === null
      ? []
      : [numberNear(street.named, number, street.nearest)],
  );
  return called.length > 0 ? [...same, ...near, ...longer] : [...same, ...longer, ...near];
}
