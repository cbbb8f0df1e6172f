import type { MatchFilters } from './filters.ts';
import { filterPresets } from './limits.ts';

/**
 * The name of a filter.
 *
 * @example
 * const key: FilterKey = 'above60';
 */
export type FilterKey = 'above60' | 'under1500Metres' | 'personality' | 'working' | 'student';

/**
 * A filter that a match list offers: its name, and what it sets.
 *
 * @example
 * const preset: FilterPreset = { key: 'above60', filters: { pointsAbove: 60 } };
 */
export interface FilterPreset {
  readonly key: FilterKey;
  readonly filters: MatchFilters;
}

const above60 = {
  key: 'above60',
  filters: { pointsAbove: filterPresets.pointsAbove },
} as const satisfies FilterPreset;

/**
 * The filters that a tenant is offered (specification, section 6).
 *
 * @example
 * tenantFilters.map(({ key }) => key); // ['above60', 'under1500Metres', 'personality']
 */
export const tenantFilters = [
  above60,
  {
    key: 'under1500Metres',
    filters: { distanceBelow: filterPresets.distanceBelow },
  },
  {
    key: 'personality',
    filters: { personPointsAbove: filterPresets.personPointsAbove },
  },
] as const satisfies readonly FilterPreset[];

/**
 * The filters that a landlord is offered (specification, section 6).
 *
 * @example
 * landlordFilters.map(({ key }) => key); // ['above60', 'working', 'student']
 */
export const landlordFilters = [
  above60,
  { key: 'working', filters: { work: true } },
  { key: 'student', filters: { student: true } },
] as const satisfies readonly FilterPreset[];
