import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { displayedPoints, strengthOf, type Strength } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import type { Bounds } from '../../../shared/facts/useBetween.ts';
import { splitAddress } from './splitAddress.ts';

type TenantMatch = Extract<Schemas['Match'], { kind: 'tenant' }>;

/** A match as a row of the landlord's table: everything is formatted but for the words. */
export interface TenantRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly flags: readonly Schemas['ResidenceFlag'][];
  readonly area: Bounds;
  readonly rent: Bounds;
  readonly street: string;
  readonly distance: string;
  /** Empty where nothing is said. */
  readonly moveIn: string;
  readonly points: number;
  readonly percentage: string;
  readonly strength: Strength;
  readonly explanation: readonly Schemas['MatchExplanation'][];
  readonly personPoints: number;
}

/** Formats a match for the table (specification, section 9). */
export function tenantRow(match: TenantMatch, locale: Locale): TenantRow {
  const { user, properties: need } = match.potentialTenant;
  const points = displayedPoints(match);
  return {
    id: need.id,
    name: user.displayName,
    description: user.description,
    flags: need.residenceType,
    area: { minimum: formatArea(need.sizeMin, locale), maximum: formatArea(need.sizeMax, locale) },
    rent: { minimum: formatMoney(need.rentMin, locale), maximum: formatMoney(need.rentMax, locale) },
    street: splitAddress(need.address).street,
    distance: formatDistance(match.distance, locale),
    moveIn: formatDay(need.moveInDate, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    explanation: match.explanation,
    personPoints: match.personPoints,
  };
}
