import type { Position } from '@tilava/domain/place';
import { capitalRegister } from './capital/capitalRegister.ts';
import { matchTypeOf } from './suggestionMatch.ts';
import { readSearch } from './register/searchText.ts';

/**
 * Where an address of the built-in register lies; null where none is exactly that one. Services of somebody else are
 * told of what is typed only.
 */
export function locateAddress(address: string): Position | null {
  const register = capitalRegister();
  const typed = readSearch(address);
  if (typed.number === null || typed.locality.isOutside) return null;
  const exact = register
    .suggest({ input: address, addressesOnly: true, session: null })
    .filter((place) => matchTypeOf(typed, place) === 'exact');
  const [place] = exact;
  // A street of that name in several towns could be either.
  if (place === undefined || new Set(exact.map(({ address: found }) => found)).size > 1) return null;
  const { latitude, longitude } = place;
  return { latitude, longitude };
}
