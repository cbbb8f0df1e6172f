import { displayedPoints } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import type { MappedPremises } from '../../../shared/map/AreaMap.tsx';
import { splitAddress } from './matchRows.ts';

/** A match as maps show it. */
export function mappedPremises(match: Extract<Schemas['Match'], { kind: 'announcement' }>): MappedPremises {
  const { id, properties } = match.announcement;
  const { address, residenceType, location, size, rent } = properties;
  return {
    id,
    street: splitAddress(address).street,
    residenceType,
    location,
    distance: match.distance,
    area: size,
    rent,
    points: displayedPoints(match),
  };
}
