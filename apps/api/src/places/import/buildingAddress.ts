import { isInBounds } from '@tilava/domain/place';
import type { registeredPlaces } from '../../db/schema.ts';
import { municipalities } from '../register/municipalities.ts';
import { fold } from '../register/searchText.ts';
import { fromEtrsTm35Fin } from './etrsTm35Fin.ts';

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
