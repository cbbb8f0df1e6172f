import { isInSearchArea, type Position } from '@tilava/domain/place';
import { firstOfEach, type FoundPlace, type PlaceSearch, suggestionLimit } from '../placeSource.ts';
import { fold, liesIn, type Locality, readSearch, type SearchTerms } from '../register/searchText.ts';
import { districts } from './districts.ts';
import {
  buildingAt,
  buildingsOf,
  capitalIdPrefix,
  type CapitalPlace,
  districtOf,
  fittingNumbers,
  hasNumber,
  middleOf,
  numberNear,
  pointsInArea,
  postalArea,
  unknownStreet,
  wholeStreet,
} from './place.ts';
import { nearestAddress } from './nearestAddress.ts';
import { pointsOf, readRegister, type StreetPoint } from './readRegister.ts';
import { streetNames, type NamedStreet } from './streetNames.ts';

/** Shorter names are like half of all streets. */
const shortestSimilarName = 5;

/** Streets that are looked into: the names behind them are less likely with each. */
const maxStreets = 24;

interface Found {
  readonly named: NamedStreet;
  readonly isCalled: boolean;
  readonly points: readonly StreetPoint[];
}

let register: CapitalRegister | undefined;

/** The capital region in memory (about 16 MB), so that a search asks no database; made at the first call. */
export const capitalRegister = (): CapitalRegister => (register ??= makeRegister());

function makeRegister() {
  const { areas, streets } = readRegister();
  const names = streetNames(streets);
  const addressNearest = nearestAddress(streets);
  const districtPlaces = districts.flatMap(({ finnish, swedish, latitude, longitude }) =>
    [...new Set([finnish, swedish])].map((address) => districtOf(address, latitude, longitude)),
  );
  const foldedDistricts = districtPlaces.map((place) => ({ place, folded: fold(place.address) }));

  /** Streets that the input may mean, the likeliest first: what it adds or misspells makes them less likely only. */
  function streetsFor({ name, typedName, locality }: SearchTerms): Found[] {
    const called = names.called(typedName);
    const beginning = [...names.beginning(typedName), ...names.abbreviated(typedName)];
    const isThere = ({ street }: NamedStreet) => liesIn(locality, localityOf(street));
    const found = locate(beginning.filter(isThere), called);
    if (found.length > 0) return found;
    const like = name.length < shortestSimilarName ? [] : names.like(typedName);
    const inPart = partsOf(typedName).flatMap((part) => names.called(part));
    const there = [...like, ...inPart].filter(isThere);
    return locate([...called, ...there, ...beginning, ...like, ...inPart], called);
  }

  function isOutside({ typedName, number, locality }: SearchTerms): boolean {
    if (number === null) return false;
    const called = names.called(typedName).filter(({ street }) => liesIn(locality, localityOf(street)));
    return (
      called.length > 0 &&
      called.every(({ street }) => {
        const known = pointsOf(street).filter((point) => hasNumber(point, number));
        return known.length > 0 ? !known.some(isInSearchArea) : pointsInArea(street).length === 0;
      })
    );
  }

  /** Districts and postal areas that begin like the input, without a house number. */
  function areasBeginning({ name, number }: SearchTerms): CapitalPlace[] {
    if (number !== null) return [];
    if (/^\d{2,5}$/.test(name)) {
      return areas.filter(({ postalCode }) => postalCode.startsWith(name)).map(postalArea);
    }
    const beginning = foldedDistricts.filter(({ folded }) => folded.startsWith(name));
    return beginning.slice(0, maxDistricts).map(({ place }) => place);
  }

  /** A street that nobody knows, in the postal area that the input names. */
  function fallback({ typedName, number, letter, locality }: SearchTerms): CapitalPlace[] {
    const area = areas.find(({ postalCode }) => postalCode === locality.postalCode);
    if (area === undefined || number === null) return [];
    return [unknownStreet(`${typedName} ${number}${letter ?? ''}`, area)];
  }

  function findInStreet(municipality: string, name: string, number: string): FoundPlace | null {
    const called = names
      .called(name)
      .filter((named) => named.street.municipality === municipality && named.name === name);
    const found = locate(called, called);
    if (number === '') return wholeStreets(found)[0] ?? null;
    const [, digits, letter = null] = /^(\d+)([a-z])?$/.exec(number) ?? [];
    if (digits === undefined) return null;
    const [place = null] = numbered(found, { number: digits, letter, isNumberWhole: true });
    return place;
  }

  return {
    areasBeginning,
    /** Whether two names are one street's: the same, or its Finnish and its Swedish one. */
    isSameStreet: (one: string, other: string): boolean => names.areOne(one, other),

    /** What begins like the input or is written much like it, the best first. */
    suggest({ input, addressesOnly }: PlaceSearch): CapitalPlace[] {
      const terms = readSearch(input);
      if (terms.text === '' || isOutside(terms)) return [];
      const found = streetsFor(terms);
      const inStreets =
        terms.number !== null
          ? numbered(found, { ...terms, number: terms.number })
          : addressesOnly
            ? buildings(found)
            : [...wholeStreets(found), ...buildings(found.slice(0, 1))];
      const places = [...(addressesOnly ? [] : areasBeginning(terms)), ...inStreets];
      const last = found.some(({ isCalled }) => isCalled) ? [] : fallback(terms);
      return [...places.slice(0, suggestionLimit - last.length), ...last];
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

    /** The address nearest to a position, in that language if its street has a name in it; null where none is near. */
    nearest(position: Position, language: NamedStreet['language']): CapitalPlace | null {
      const found = addressNearest(position);
      if (found === null) return null;
      const { street, point } = found;
      const named = [street[language], street.finnish, street.swedish]
        .flatMap((name) => names.called(name))
        .find((one) => one.street === street);
      return named === undefined ? null : buildingAt(named, point);
    },
  };
}

export type CapitalRegister = ReturnType<typeof makeRegister>;

const maxDistricts = 3;

/** Streets with what of them lies in the search area; those of which nothing does are left out. */
function locate(streets: readonly NamedStreet[], called: readonly NamedStreet[]): Found[] {
  const found = new Map<NamedStreet['street'], Found>();
  for (const named of streets) {
    if (found.size === maxStreets) break;
    // It begins so in its other language too.
    if (found.has(named.street)) continue;
    const points = pointsInArea(named.street);
    if (points.length > 0) found.set(named.street, { named, points, isCalled: called.includes(named) });
  }
  return [...found.values()];
}

const localityOf = ({ municipality }: NamedStreet['street']): Locality => ({
  municipalities: [municipality],
  postalCode: null,
  isOutside: false,
});

/** What a name is without its first or its last words, which may be somebody's name or a floor. */
function partsOf(typedName: string): string[] {
  const tokens = typedName.split(/\s+/);
  return tokens
    .slice(1)
    .flatMap((_, at) => [tokens.slice(at + 1).join(' '), tokens.slice(0, -at - 1).join(' ')]);
}

function wholeStreets(found: readonly Found[]): CapitalPlace[] {
  return found.flatMap(({ named, points }) => {
    const middle = middleOf(points);
    return middle === null ? [] : [wholeStreet(named, middle)];
  });
}

/** The buildings of a street that is called so; otherwise one of each street before the others. */
function buildings(found: readonly Found[]): CapitalPlace[] {
  const all = found.map(({ named, points }) => buildingsOf(points).map((point) => buildingAt(named, point)));
  if (found[0]?.isCalled === true) return all.flat();
  return [...all.flatMap((street) => street.slice(0, 1)), ...all.flatMap((street) => street.slice(1))];
}

type NumberTerms = Pick<SearchTerms, 'letter' | 'isNumberWhole'> & {
  readonly number: string;
  readonly locality?: Locality;
};

/** The number in each street, then longer ones; where a likely street lacks it, the nearest. */
function numbered(found: readonly Found[], terms: NumberTerms): CapitalPlace[] {
  const { number, letter, locality } = terms;
  const fitting = found.map((street) => ({ ...street, ...fittingNumbers(street.points, terms) }));
  const placesOf = (kind: 'same' | 'longer') =>
    fitting
      .flatMap((street) => street[kind].map((point) => ({ ...street, point })))
      .toSorted(
        (one, other) =>
          Number(other.isCalled) - Number(one.isCalled) ||
          Number(other.point.postalCode === locality?.postalCode) -
            Number(one.point.postalCode === locality?.postalCode),
      )
      .map(({ named, point }) => buildingAt(named, point));
  const called = fitting.filter(({ isCalled }) => isCalled);
  // The register may have a street twice, with other spellings of its name in the other language.
  const known = new Set(
    called
      .filter(({ named: { street } }) => pointsOf(street).some((point) => hasNumber(point, number)))
      .map(({ named: { street } }) => street.municipality),
  );
  const likely = called.length > 0 ? called : fitting.slice(0, 2);
  const near = likely.flatMap(({ named, same, nearest }) =>
    same.length > 0 || nearest === null || known.has(named.street.municipality)
      ? []
      : [numberNear(named, `${number}${letter ?? ''}`, nearest)],
  );
  const places =
    called.length > 0
      ? [...placesOf('same'), ...near, ...placesOf('longer')]
      : [...placesOf('same'), ...placesOf('longer'), ...near];
  return firstOfEach(places, ({ id }) => id);
}
