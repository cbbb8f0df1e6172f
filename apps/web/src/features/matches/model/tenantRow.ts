import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { displayedPoints, matchReasons, strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { logoNumber } from '@tilava/domain/pictures';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { splitAddress } from './matchRows.ts';

type TenantMatch = Extract<Schemas['Match'], { kind: 'tenant' }>;

export type TenantRow = ReturnType<typeof tenantRow>;

/** Formats a tenant who matches premises; without them, nothing says why. */
export function tenantRow(match: TenantMatch, listing: Schemas['Listing'] | undefined, locale: Locale) {
  const { user, properties: need } = match.potentialTenant;
  const points = displayedPoints(match);
  return {
    id: need.id,
    /** The logo that the tenant's own account has. */
    logo: logoNumber(need.id),
    name: user.displayName,
    industries: user.industries,
    description: user.description,
    flags: need.residenceType,
    area: { minimum: formatArea(need.sizeMin, locale), maximum: formatArea(need.sizeMax, locale) },
    rent: { minimum: formatMoney(need.rentMin, locale), maximum: formatMoney(need.rentMax, locale) },
    street: splitAddress(need.address).street,
    distance: formatDistance(match.distance, locale),
    /** Empty where nothing is said. */
    moveIn: formatDay(need.moveInDate, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    reasons: listing === undefined ? [] : matchReasons(match, need, listing),
    personPoints: match.personPoints,
  };
}
