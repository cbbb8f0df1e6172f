import { sampleRents } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';

/** Premises as they may be found; nobody lets these. */
export interface SamplePremises {
  readonly address: string;
  readonly residenceType: Schemas['ResidenceType'];
  /** When the house was built. */
  readonly year: number;
  /** Euros a month. */
  readonly rent: number;
  /** Square metres. */
  readonly size: number;
  /** Which drawing stands for them. */
  readonly drawing: number;
}

/** The six of the landing page, with rents between the product's two bounds. */
export const samples: readonly SamplePremises[] = [
  { address: 'Kalevankatu 30', residenceType: 'office', year: 1928, rent: 1350, size: 75, drawing: 1 },
  { address: 'Fleminginkatu 14', residenceType: 'retail', year: 1937, rent: 1180, size: 62, drawing: 7 },
  {
    address: 'Elimäenkatu 17',
    residenceType: 'storage',
    year: 1962,
    rent: sampleRents.minimum,
    size: 128,
    drawing: 3,
  },
  { address: 'Vaasankatu 10', residenceType: 'restaurant', year: 1930, rent: 1420, size: 84, drawing: 5 },
  {
    address: 'Tekniikantie 12',
    residenceType: 'coWorkingSpace',
    year: 2016,
    rent: 890,
    size: 36,
    drawing: 4,
  },
  {
    address: 'Tikkurilantie 44',
    residenceType: 'production',
    year: 1984,
    rent: sampleRents.maximum,
    size: 210,
    drawing: 6,
  },
];
