import { marketListings } from '@tilava/api/bench-listings';
import type { Peer, PeerSource } from './peer.ts';
import { pageOf } from './scoring.ts';

/** Objects that are kept in memory: each is looked at. */
export async function openObjects({ url }: PeerSource): Promise<Peer> {
  const listings = await marketListings(url);
  return (need) => pageOf(listings, need);
}
