import { isInBounds, type Position } from '@tilava/domain/place';
import type { registeredPlaces } from '../../db/schema.ts';
import { municipalities } from '../register/municipalities.ts';
import { fold } from '../register/searchText.ts';

type Row = typeof registeredPlaces.$inferInsert;

export type ReadLine = { readonly rows: readonly [Row, ...Row[]] } | { readonly reason: string };

/** Up to the postal code; what follows (polling district, real estate, day of extraction) is of no use here. */
const neededColumns = 11;

/**
 * Reads a line of the open data on building addresses (`Suomi_osoitteet_*.OPT`, or a region's own file): building
 * id, municipality, region, use, northing, easting, number of the address, street in Finnish, street in Swedish,
 * house number, postal code, polling district with its two names, real estate, day of extraction.
 */
export function readBuildingAddress(fields: readonly string[]): ReadLine {
  if (fields.length < neededColumns)
    return { reason: `has ${fields.length} columns, ${neededColumns} are needed` };
  const [building = '', municipality = '', , , northing = '', easting = '', ordinal = ''] = fields;
  const [finnish = '', swedish = '', houseNumber = '', postalCode = ''] = fields.slice(7, neededColumns);
  if (!/^\w{1,20}$/.test(building)) return { reason: 'has no building id' };
  if (!/^\d{1,3}$/.test(ordinal)) return { reason: 'has no number of the address' };
  if (finnish === '' && swedish === '') return { reason: 'has no street name' };
  if (!/^\d{5}$/.test(postalCode)) return { reason: 'has no postal code' };
  if (!isMetres(northing) || !isMetres(easting)) return { reason: 'has no coordinates' };
  const position = fromEtrsTm35Fin(Number(northing), Number(easting));
  if (!isInBounds(position)) return { reason: 'lies outside of Finland' };

  const names = municipalities[municipality.padStart(3, '0')];
  const id = `${building}-${ordinal}`;
  const place = { houseNumber, postalCode, ...position };
  const inFinnish = rowOf(id, finnish || swedish, { ...place, locality: names?.finnish });
  if (swedish === '' || swedish === finnish || finnish === '') return { rows: [inFinnish] };
  return { rows: [inFinnish, rowOf(`${id}-sv`, swedish, { ...place, locality: names?.swedish })] };
}

interface Located {
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly locality: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

function rowOf(id: string, street: string, located: Located): Row {
  const { houseNumber, postalCode, locality, latitude, longitude } = located;
  const beginning = houseNumber === '' ? street : `${street} ${houseNumber}`;
  const address = `${beginning}, ${postalCode}${locality === undefined ? '' : ` ${locality}`}`;
  return { id, kind: 'address', address, searchText: fold(beginning), latitude, longitude };
}

const isMetres = (text: string) => /^\d{1,8}(?:\.\d+)?$/.test(text);

/*
 * ETRS-TM35FIN (EPSG:3067) back to degrees by Krüger's series, as JHS 197 gives it: GRS80, central meridian 27° E,
 * scale 0.9996, false easting 500 km. The series is right to a millimetre in Finland, and ETRS89 and WGS 84 are
 * less than a metre apart, so that one projection does not call for a library of all of them.
 */

const semiMajorAxis = 6_378_137;
const flattening = 1 / 298.257222101;
const scale = 0.9996;
const centralMeridian = 27;
const falseEasting = 500_000;

const n = flattening / (2 - flattening);
const eccentricity = Math.sqrt(2 * flattening - flattening ** 2);
const meridianRadius = (semiMajorAxis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const coefficients = [
  n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 * n ** 4) / 1440,
  (17 * n ** 3) / 480 - (37 * n ** 4) / 840,
  (4397 * n ** 4) / 161_280,
];

/** Metres north and east in ETRS-TM35FIN (EPSG:3067) as degrees. */
export function fromEtrsTm35Fin(northing: number, easting: number): Position {
  const xi = northing / (meridianRadius * scale);
  const eta = (easting - falseEasting) / (meridianRadius * scale);
  let sphereXi = xi;
  let sphereEta = eta;
  for (const [index, coefficient] of coefficients.entries()) {
    const multiple = 2 * (index + 1);
    sphereXi -= coefficient * Math.sin(multiple * xi) * Math.cosh(multiple * eta);
    sphereEta -= coefficient * Math.cos(multiple * xi) * Math.sinh(multiple * eta);
  }
  const sphereLatitude = Math.asin(Math.sin(sphereXi) / Math.cosh(sphereEta));
  const fromMeridian = Math.asin(Math.tanh(sphereEta) / Math.cos(sphereLatitude));
  return {
    latitude: degrees(ellipsoidLatitude(sphereLatitude)),
    longitude: centralMeridian + degrees(fromMeridian),
  };
}

/** Each round makes the isometric latitude some 300 times more exact. */
function ellipsoidLatitude(sphereLatitude: number): number {
  const isometric = Math.asinh(Math.tan(sphereLatitude));
  let refined = isometric;
  for (let round = 0; round < 5; round += 1) {
    refined = isometric + eccentricity * Math.atanh(eccentricity * Math.tanh(refined));
  }
  return Math.atan(Math.sinh(refined));
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
