import { displayName, shownTo } from '@tilava/domain/contacts';
import { amenities } from '@tilava/domain/enums';
import { matchFields, matchOf } from '@tilava/domain/matching';
import type { components } from '@tilava/sdk/schema';
import type { ScoredPair } from '../../matching/engine.ts';
import { presentNeed } from '../properties/present.ts';
import { presentBusiness, presentOccupation } from '../users/present.ts';
import type { StoredTenant } from './readStore.ts';

type Schemas = components['schemas'];

export function presentScore(pair: ScoredPair) {
  const { scores, weights, points, distance, personPoints, personMatches } = pair;
  return {
    points,
    distance,
    personPoints,
    personMatches,
    matches: presentMatches(pair),
    explanation: matchFields.map((field) => ({
      field,
      weight: weights[field],
      score: scores[field],
      match: matchOf(scores[field]),
    })),
  };
}

function presentMatches({ scores, wantedAmenities, offeredAmenities }: ScoredPair): Schemas['FieldMatches'] {
  const matches: Partial<Record<keyof Schemas['FieldMatches'], boolean | null>> = {};
  for (const field of matchFields) matches[field] = matchOf(scores[field]);
  for (const [bit, amenity] of amenities.entries()) {
    const isWanted = (wantedAmenities & (1 << bit)) !== 0;
    matches[amenity] = isWanted ? (offeredAmenities & (1 << bit)) !== 0 : null;
  }
  return matches as Record<keyof Schemas['FieldMatches'], boolean | null>;
}

/** A tenant as a landlord sees them: no email, phone, last or contact name, business id or address of theirs. */
export function presentTenant({ need, user }: StoredTenant): Schemas['PotentialTenant'] {
  return {
    user: {
      id: user.id,
      displayName: displayName(user),
      isOrganization: user.organizationTenant !== null,
      description: user.description,
      ...presentBusiness(user),
    },
    properties: presentNeed(need, { isWhole: false }),
    occupation: presentOccupation(user),
  };
}

/** A match with the contact details of its other side, where they may be shown: see `shownTo`. */
export function withContacts(match: Schemas['Match'], otherSide: StoredTenant['user']): Schemas['Match'] {
  if (match.kind === 'unavailable') return match;
  const shown = shownTo(
    { ...otherSide, shareContacts: otherSide.sharesContacts },
    {
      kind: 'otherSide',
      tenantIsInterested: match.isInterested,
      landlordIsInterested: match.landlordInterestedIn,
    },
  );
  return shown.extent === 'contacts' ? { ...match, contacts: { ...shown.contacts } } : match;
}
