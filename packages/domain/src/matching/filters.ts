import { filterPresets } from './limits.ts';

/** Filters that ask for a flag, and of which side of a match they ask it. */
export const flagFilters = {
  work: 'tenant',
  student: 'tenant',
} as const satisfies Record<string, 'tenant' | 'announcement'>;

export type FlagFilter = keyof typeof flagFilters;

/** Specification, section 9; a filter that is left out lets everything pass. */
export interface MatchFilters extends Readonly<Partial<Record<FlagFilter, boolean | undefined>>> {
  /** Per cent. */
  readonly pointsAbove?: number | undefined;
  /** Metres. */
  readonly distanceBelow?: number | undefined;
  readonly personPointsAbove?: number | undefined;
  /**
   * Euros a month, asked of announcements. The least that the tenant may pay counts, so nothing whose cost
   * is partly unknown is hidden: what passes may still cost more, and whoever shows the filter says so.
   */
  readonly costBelow?: number | undefined;
}

/** What filters look at. The contract's two kinds of scored match are ones. */
export interface FilteredMatch {
  readonly points: number;
  readonly distance: number;
  readonly personPoints: number;
  /** Of an announcement: the least that it costs the tenant a month, in cents; null if that can't be counted. */
  readonly leastCost?: number | null | undefined;
  /** Those of its side: of an announcement nobody asks whether it works or studies. */
  readonly flags?: Readonly<Partial<Record<FlagFilter, boolean>>> | undefined;
}

/**
 * Whether a match passes every filter that is set. All bounds are strict: a match of 60 % does not pass "above 60 %"
 * (specification, sections 6 and 9). Working and studying are both asked where both are set.
 *
 * @example
 * passesFilters({ points: 61, distance: 900, personPoints: 4 }, { pointsAbove: 60 }); // true
 */
export function passesFilters(match: FilteredMatch, filters: MatchFilters): boolean {
  const { pointsAbove, distanceBelow, personPointsAbove, costBelow } = filters;
  return (
    (pointsAbove === undefined || match.points > pointsAbove) &&
    (distanceBelow === undefined || match.distance < distanceBelow) &&
    (personPointsAbove === undefined || match.personPoints > personPointsAbove) &&
    (costBelow === undefined || (match.leastCost ?? -1) < costBelow * 100) &&
    flagNames.every((name) => filters[name] !== true || match.flags?.[name] !== false)
  );
}

const flagNames = Object.keys(flagFilters) as readonly FlagFilter[];

export type FilterKey = (typeof tenantFilters | typeof landlordFilters)[number]['key'];

export interface FilterPreset {
  readonly key: string;
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
