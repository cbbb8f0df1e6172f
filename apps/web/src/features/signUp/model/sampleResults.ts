import type { Schemas } from '@tilava/sdk';

/** Premises as they may be found, with how well they suit; nobody lets these. */
export interface SampleResult {
  readonly address: string;
  readonly residenceType: Schemas['ResidenceType'];
  /** Euros a month. */
  readonly rent: number;
  /** Square metres. */
  readonly size: number;
  /** Per cent. */
  readonly points: number;
  /** Which drawing stands for them. */
  readonly drawing: number;
}

/** The three of the wizard's step of results (specification, section 2). */
export const sampleResults: readonly SampleResult[] = [
  {
    address: 'Fredrikinkatu 44, Helsinki',
    residenceType: 'office',
    rent: 1250,
    size: 72,
    points: 92,
    drawing: 1,
  },
  {
    address: 'Hämeentie 31, Helsinki',
    residenceType: 'retail',
    rent: 980,
    size: 54,
    points: 81,
    drawing: 5,
  },
  {
    address: 'Itälahdenkatu 18, Helsinki',
    residenceType: 'storage',
    rent: 699,
    size: 110,
    points: 67,
    drawing: 3,
  },
];
