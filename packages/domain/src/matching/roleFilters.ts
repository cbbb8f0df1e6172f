import type { MatchFilters } from './filters.ts';
import { filterPresets } from './limits.ts';

/**
 * A filter that a match list offers: what it is called, and what it sets.
 *
 * @example
 * const preset: FilterPreset = { key: 'above60', label: 'Above 60%', filters: { pointsAbove: 60 } };
 */
export interface FilterPreset {
  readonly key: string;
  /** English, verbatim (specification, section 6). */
  readonly label: string;
  readonly filters: MatchFilters;
}

const above60 = {
  key: 'above60',
  label: 'Above 60%',
  filters: { pointsAbove: filterPresets.pointsAbove },
} as const satisfies FilterPreset;

/**
 * The filters that a tenant is offered (specification, section 6).
 *
 * @example
 * tenantFilters.map(({ label }) => label); // ['Above 60%', 'Under 1.5 km', 'Personality Matches']
 */
export const tenantFilters = [
  above60,
  {
    key: 'under1500Metres',
    label: 'Under 1.5 km',
    filters: { distanceBelow: filterPresets.distanceBelow },
  },
  {
    key: 'personality',
    label: 'Personality Matches',
    filters: { personPointsAbove: filterPresets.personPointsAbove },
  },
] as const satisfies readonly FilterPreset[];

/**
 * The filters that a landlord is offered (specification, section 6).
 *
 * @example
 * landlordFilters.map(({ label }) => label); // ['Above 60%', 'Working', 'Student']
 */
export const landlordFilters = [
  above60,
  { key: 'working', label: 'Working', filters: { work: true } },
  { key: 'student', label: 'Student', filters: { student: true } },
] as const satisfies readonly FilterPreset[];
