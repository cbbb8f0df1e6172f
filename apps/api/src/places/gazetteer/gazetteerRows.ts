import type { registeredPlaces } from '../../db/schema.ts';
import { addresses as demoAddresses } from '../../demo/addresses.ts';
import { municipalities } from '../register/municipalities.ts';
import { fold } from '../register/searchText.ts';
import { areas } from './areas.ts';
import type { GazetteerPlace } from './gazetteerPlace.ts';
import { helsinkiAddresses } from './helsinkiAddresses.ts';
import { neighbourAddresses } from './neighbourAddresses.ts';
import { swedishStreetNames } from './swedishStreetNames.ts';

type Row = typeof registeredPlaces.$inferInsert;

/** What the ids of the gazetteer begin with. */
export const gazetteerIdPrefix = 'gazetteer-';

/** Whether a place of the register came with the product, and not from an import. */
export const isOfGazetteer = (id: string): boolean => id.startsWith(gazetteerIdPrefix);

/** The built-in gazetteer as rows of the register, one for each language that a place has a name in. */
export function gazetteerRows(): Row[] {
  const addresses = [...Object.values(demoAddresses), ...helsinkiAddresses, ...neighbourAddresses];
  const rows = [
    ...addresses.flatMap((place) => inBothLanguages(place).map((named) => rowOf('address', named))),
    ...areas.flatMap(({ finnish, swedish, ...position }) =>
      [finnish, swedish].map((address) => rowOf('area', { address, ...position })),
    ),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function rowOf(kind: 'address' | 'area', { address, latitude, longitude }: GazetteerPlace): Row {
  const [beforeLocality = ''] = address.split(',');
  return {
    id: `${gazetteerIdPrefix}${fold(address).replaceAll(' ', '-')}`,
    kind,
    address,
    searchText: fold(beforeLocality),
    latitude,
    longitude,
  };
}

function inBothLanguages(place: GazetteerPlace): GazetteerPlace[] {
  const [, street = '', number = '', postalCode = '', locality = ''] =
    /^(.+) (\d\S*), (\d{5}) (.+)$/.exec(place.address) ?? [];
  const name = swedishStreetNames[street];
  const municipality = Object.values(municipalities).find(({ finnish }) => finnish === locality);
  if (name === undefined || municipality === undefined) return [place];
  return [place, { ...place, address: `${name} ${number}, ${postalCode} ${municipality.swedish}` }];
}
