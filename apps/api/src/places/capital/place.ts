import type { FoundPlace, PlaceSuggestion } from '../placeSource.ts';
import { municipalities } from '../register/municipalities.ts';
import type { PostalArea, Street, StreetPoint } from './readRegister.ts';
import type { NamedStreet } from './streetNames.ts';

/** A place that may be meant, and where it lies. */
export type CapitalPlace = PlaceSuggestion & FoundPlace;

/** What the ids of the built-in register begin with; those of an import begin with digits. */
export const capitalIdPrefix = 'capital/';

const swedishNames = new Map(Object.values(municipalities).map(({ finnish, swedish }) => [finnish, swedish]));

/** The municipality of a street, in Finnish and in Swedish. */
export const municipalityNames = ({ municipality }: Street): readonly [string, string] => [
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

/** A building of a street. */
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

/** A number that nobody knows, at the point that is nearest to it. */
export const numberNear = (named: NamedStreet, number: string, nearest: StreetPoint): CapitalPlace => ({
  ...buildingAt(named, { ...nearest, number }),
  isApproximate: true,
});

/** A street as a whole, at the point in its middle. */
export function wholeStreet(named: NamedStreet, { latitude, longitude }: StreetPoint): CapitalPlace {
  const address = `${named.name}, ${municipalityOf(named)}`;
  return { id: streetId(named, ''), address, kind: 'area', isApproximate: true, latitude, longitude };
}

/** A postal area. */
export const postalArea = ({ postalCode, municipality, latitude, longitude }: PostalArea): CapitalPlace => ({
  id: `${capitalIdPrefix}postal/${postalCode}`,
  address: `${postalCode} ${municipality}`,
  kind: 'area',
  isApproximate: true,
  latitude,
  longitude,
});

/**
 * A street that nobody knows, in the middle of its postal area.
 *
 * @param street - with its number, as it was typed
 */
export const unknownStreet = (street: string, area: PostalArea): CapitalPlace => ({
  ...postalArea(area),
  id: `${capitalIdPrefix}postal/${area.postalCode}/${street}`,
  address: `${street}, ${area.postalCode} ${area.municipality}`,
  kind: 'address',
});

/** A district, or a whole municipality. */
export const districtOf = (address: string, latitude: number, longitude: number): CapitalPlace => ({
  id: `${capitalIdPrefix}district/${address}`,
  address,
  kind: 'area',
  isApproximate: true,
  latitude,
  longitude,
});
