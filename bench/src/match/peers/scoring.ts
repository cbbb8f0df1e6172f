import { compareMatches, isWithinMatchRadius, scoreMatch, type ScoredListing } from '@tilava/domain/matching';
import { distanceBetween } from '@tilava/domain/place';
import { pageLength, type PeerNeed, type PeerPage } from './peer.ts';

/** An announcement as a cache in memory holds it. */
export type CachedListing = ScoredListing & { readonly id: string };

/** Scores what may be near by the domain's own scorer, as anybody would who holds objects. */
export function pageOf(candidates: readonly CachedListing[], { scored, today }: PeerNeed): PeerPage {
  const near = candidates.filter(({ location }) =>
    isWithinMatchRadius(distanceBetween(scored.location, location)),
  );
  const matches = near.map((listing) => ({ id: listing.id, ...scoreMatch(scored, listing, today) }));
  const first = matches.toSorted(compareMatches).slice(0, pageLength);
  return { total: matches.length, ids: first.map(({ id }) => id) };
}
