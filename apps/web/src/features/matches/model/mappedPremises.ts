import { displayedPoints } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import type { MappedPremises } from '../../../shared/map/AreaMap.tsx';
import { splitAddress } from './matchRows.ts';

export type ScoredMatch = Exclude<Schemas['Match'], { kind: 'unavailable' }>;

interface MappedMatch extends MappedPremises {
  /** By which its page is found. */
  readonly propertyId: string;
}

/** A match as maps show it: of a tenant, the wanted place, which landlords see in the list, too. */
export function mappedPremises(match: ScoredMatch): MappedMatch {
  const { distance } = match;
  const points = displayedPoints(match);
  if (match.kind === 'tenant') {
    const { user, properties: need } = match.potentialTenant;
    const { id, residenceType, location } = need;
    return {
      id,
      propertyId: id,
      street: user.displayName,
      residenceType,
      location,
      distance,
      area: need.sizeMax ?? need.sizeMin,
      rent: need.rentMax ?? need.rentMin,
      points,
    };
  }
  const { id, properties } = match.announcement;
  const { address, residenceType, location, size, rent } = properties;
  const { street } = splitAddress(address);
  return {
    id,
    propertyId: properties.id,
    street,
    residenceType,
    location,
    distance,
    area: size,
    rent,
    points,
  };
}
