import { marketListings } from '@tilava/api/bench-listings';
import KDBush from 'kdbush';
import { boxAround } from './box.ts';
import type { Peer, PeerSource } from './peer.ts';
import { pageOf } from './scoring.ts';

/** The same objects, and a tree of where they are. */
export async function openKdbush({ url }: PeerSource): Promise<Peer> {
  const listings = await marketListings(url);
  const tree = new KDBush(listings.length);
  for (const { location } of listings) tree.add(location.longitude, location.latitude);
  tree.finish();
  return (need) => {
    const { south, north, west, east } = boxAround(need.scored.location);
    const found = tree.range(west, south, east, north);
    return pageOf(
      found.flatMap((place) => listings[place] ?? []),
      need,
    );
  };
}
