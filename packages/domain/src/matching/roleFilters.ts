import type { MatchFilters } from './filters.ts';
import { filterPresets } from './limits.ts';

export type FilterKey = 'above60' | 'under1500Metres' | 'personality' | 'working' | 'student';

export interface FilterPreset {
  readonly key: FilterKey;
  readonly filters: MatchFilters;
}

const above60 = {
  key: 'above60',
  filters: { pointsAbove: filterPresets.pointsAbove },
} as const satisfies FilterPreset;

/** Specification, section 6. */
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

/** Specification, section 6. */
export const landlordFilters = [
  above60,
  { key: 'working', filters: { work: true } },
  { key: 'student', filters: { student: true } },
] as const satisfies readonly FilterPreset[];
