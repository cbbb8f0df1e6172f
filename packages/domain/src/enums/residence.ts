import type { Contract } from '../contract.ts';

/**
 * What a landlord lets, in the order in which forms show it (specification, section 3).
 *
 * @example
 * residenceTypes[1]; // 'coWorkingSpace'
 */
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

/**
 * The key of a landlord's residence type, as it travels on the wire.
 *
 * @example
 * const type: ResidenceType = 'coWorkingSpace';
 */
export type ResidenceType = (typeof residenceTypes)[number];

/**
 * What a tenant seeks: the flags that a tenant may tick (specification, section 3).
 *
 * @example
 * residenceFlags[0]; // 'office'
 */
export const residenceFlags = [
  'office',
  'storage',
  'retail',
] as const satisfies readonly Contract['ResidenceFlag'][];

/**
 * The key of a tenant's residence flag, as it travels on the wire.
 *
 * @example
 * const flag: ResidenceFlag = 'office';
 */
export type ResidenceFlag = (typeof residenceFlags)[number];

/**
 * The tenant's flag under which each of a landlord's residence types falls; null where none does.
 *
 * @example
 * residenceFlagByType.restaurant; // 'retail'
 */
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
 * The tenant's flag under which a landlord's residence type falls, or null. Landlords choose among eleven
 * types and tenants among three flags (specification, section 3), so the one is mapped to the other.
 *
 * @example
 * residenceFlagOf('garage'); // 'storage'
 * residenceFlagOf('nursingHome'); // null: such premises are neither a match nor a mismatch
 */
export function residenceFlagOf(type: ResidenceType): ResidenceFlag | null {
  return residenceFlagByType[type];
}
