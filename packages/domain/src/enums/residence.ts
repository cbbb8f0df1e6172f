import type { Contract } from '../contract.ts';

/** What a landlord lets, in the order in which forms show it (specification, section 3). */
export const residenceTypes = [
  'office',
  'coWorkingSpace',
  'retail',
  'restaurant',
  'production',
  'exhibition',
  'sports',
  'nursingHome',
  'storage',
  'garage',
  'other',
] as const satisfies readonly Contract['ResidenceType'][];

export type ResidenceType = (typeof residenceTypes)[number];

/** What a tenant may tick (specification, section 3). */
export const residenceFlags = [
  'office',
  'storage',
  'retail',
] as const satisfies readonly Contract['ResidenceFlag'][];

export type ResidenceFlag = (typeof residenceFlags)[number];

/** Null where a landlord's type falls under none of the tenant's flags. */
export const residenceFlagByType = {
  office: 'office',
  coWorkingSpace: 'office',
  retail: 'retail',
  restaurant: 'retail',
  production: 'storage',
  exhibition: 'retail',
  sports: 'retail',
  nursingHome: null,
  storage: 'storage',
  garage: 'storage',
  other: null,
} as const satisfies Record<ResidenceType, ResidenceFlag | null>;

/**
 * The tenant's flag under which a landlord's type falls, or null: landlords choose among eleven types and tenants
 * among three flags (specification, section 3), so the one is mapped to the other.
 *
 * @example
 * residenceFlagOf('garage'); // 'storage'
 * residenceFlagOf('nursingHome'); // null: such premises are neither a match nor a mismatch
 */
export function residenceFlagOf(type: ResidenceType): ResidenceFlag | null {
  return residenceFlagByType[type];
}
