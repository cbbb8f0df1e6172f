import type { Position } from '@tilava/domain/place';
import { districts, withoutCity } from './districts.ts';
import { readRegister } from './readRegister.ts';

/** A postal area, by the districts that it is named after. */
export interface PostalDistrict extends Position {
  readonly postalCode: string;
  readonly finnish: string;
  readonly swedish: string;
}

let known: ReadonlyMap<string, PostalDistrict> | undefined;

/** The postal areas of the capital region that have a name, by their codes; made at the first call. */
export const postalDistricts = (): ReadonlyMap<string, PostalDistrict> => (known ??= namePostalAreas());

function namePostalAreas(): ReadonlyMap<string, PostalDistrict> {
  const named = readRegister().areas.flatMap(({ postalCode, latitude, longitude }): PostalDistrict[] => {
    const within = districts.filter(({ postalCodes }) => postalCodes.includes(postalCode));
    if (within.length === 0) return [];
    const [finnish, swedish] = (['finnish', 'swedish'] as const).map((language) =>
      within.map((district) => withoutCity(district[language])).join(', '),
    );
    return [{ postalCode, finnish: finnish ?? '', swedish: swedish ?? '', latitude, longitude }];
  });
  return new Map(named.map((district) => [district.postalCode, district]));
}
