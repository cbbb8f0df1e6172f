import { displayedPoints } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import type { MappedPremises } from '../../../shared/map/AreaMap.tsx';

/** Where a tenant looks for premises, as the map shows it: landlords see the wanted place in the list, too. */
export function mappedTenant(match: Extract<Schemas['Match'], { kind: 'tenant' }>): MappedPremises {
  const { user, properties: need } = match.potentialTenant;
  return {
    id: need.id,
    street: user.displayName,
    residenceType: need.residenceType,
    location: need.location,
    distance: match.distance,
    area: need.sizeMax ?? need.sizeMin,
    rent: need.rentMax ?? need.rentMin,
    points: displayedPoints(match),
  };
}
