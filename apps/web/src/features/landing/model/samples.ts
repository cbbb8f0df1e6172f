import { sampleRents } from '@tilava/domain/money';

/**
 * Nobody lets these: they have rents between the product's two bounds. All are within 3 km of the wanted place; after a
 * change run `pnpm generate`, which looks up where they lie.
 */
export const samples = [
  { address: 'Liisankatu 15', residenceType: 'office', year: 1928, rent: 1350, size: 75, drawing: 1 },
  { address: 'Runeberginkatu 37', residenceType: 'retail', year: 1937, rent: 1180, size: 62, drawing: 7 },
  {
    address: 'Porthaninkatu 9',
    residenceType: 'storage',
    year: 1962,
    rent: sampleRents.minimum,
    size: 128,
    drawing: 3,
  },
  {
    address: 'Kanavaranta 7',
    residenceType: 'restaurant',
    year: 1930,
    rent: 1420,
    size: 84,
    drawing: 5,
  },
  { address: 'Itämerenkatu 9', residenceType: 'coWorkingSpace', year: 2016, rent: 890, size: 36, drawing: 4 },
  {
    address: 'Telakkakatu 10',
    residenceType: 'production',
    year: 1984,
    rent: sampleRents.maximum,
    size: 210,
    drawing: 6,
  },
] as const;

/** Where the example's tenant looks for premises. */
export const wantedStreet = 'Kalevankatu 30';

/** In per cent of the area that all samples are in. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the price has room beside its mark: at the lower edge, the map's button is on the right. */
export const priceSide = ({ x, y }: Point): 'left' | 'right' => (x > 80 || y > 95 ? 'left' : 'right');
