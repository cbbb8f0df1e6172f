import type { Contract } from '../contract.ts';

/** What a landlord may charge besides the rent, in the order in which forms and pages show it. */
export const costKinds = [
  'serviceCharge',
  'heating',
  'water',
  'electricity',
  'cleaning',
  'internet',
  'parking',
  'propertyTax',
] as const satisfies readonly Contract['Cost']['kind'][];

export type CostKind = (typeof costKinds)[number];
