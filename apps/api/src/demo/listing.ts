import type { components } from '@tilava/sdk/schema';
import type { DemoAddress, DemoListing } from './types.ts';

type Schemas = components['schemas'];

const defaults = {
  isActive: true,
  moveIn: 0,
  moveOut: null,
  deposit: null,
  condition: null,
  view: null,
} as const;

const anybody: Schemas['TenantCriteria'] = {
  industries: [],
  creditRating: [],
  operatingMargin: [],
  employee: [],
  publicDisplay: false,
};

type Settled = keyof typeof defaults | 'criteria';

type Facts = Omit<DemoListing, keyof DemoAddress | Settled> & Partial<Pick<DemoListing, Settled>>;

type Cost = Schemas['Cost'];

/** A cost by the square metre and month. */
export const perSquareMetre = (kind: Cost['kind'], amount: number, isEstimated = false): Cost => ({
  kind,
  amount,
  basis: 'squareMetre',
  isEstimated,
});

/** Costs that the rent includes. */
export const included = (...kinds: readonly Cost['kind'][]): readonly Cost[] =>
  kinds.map((kind) => ({ kind, amount: null, basis: 'month', isEstimated: false }));

/** Premises at an address: public, free today and open to anybody, unless the facts say otherwise. */
export function listing(place: DemoAddress, facts: Facts): DemoListing {
  return { ...defaults, criteria: anybody, ...place, ...facts };
}

/** The tenant that a landlord prefers; what is left out does not matter to them. */
export function prefers(wishes: Partial<Schemas['TenantCriteria']>): Schemas['TenantCriteria'] {
  return { ...anybody, ...wishes };
}
