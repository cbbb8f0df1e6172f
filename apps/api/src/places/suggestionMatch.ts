import type { components } from '@tilava/sdk/schema';
import { capitalRegister } from './capital/capitalRegister.ts';
import type { PlaceSuggestion } from './placeSource.ts';
import { compact, liesIn, readSearch, type SearchTerms } from './register/searchText.ts';

type MatchType = components['schemas']['PlaceSuggestion']['matchType'];

/** How a suggestion, of whichever source, matches what was typed: nothing but the address itself is exact. */
export function matchTypeOf(
  typed: SearchTerms,
  suggestion: Pick<PlaceSuggestion, 'address' | 'isApproximate'>,
): MatchType {
  const found = readSearch(suggestion.address);
  if (typed.number === null) {
    const isBegun = compact(suggestion.address).includes(compact(typed.typedName));
    return isBegun ? 'completion' : 'similar';
  }
  const isSame =
    liesIn(typed.locality, found.locality) &&
    capitalRegister().isSameStreet(typed.typedName, found.typedName);
  if (!isSame || found.number === null) return 'similar';
  if (suggestion.isApproximate || typed.isOneOfSeveral) return 'nearest';
  // A letter that no building has is a staircase's.
  if (found.number === typed.number && (found.letter === null || found.letter === typed.letter))
    return 'exact';
  const isGoingOn =
    found.number === typed.number
      ? typed.letter === null
      : !typed.isNumberWhole && found.number.startsWith(typed.number);
  return isGoingOn ? 'completion' : 'nearest';
}

/** Whether an address is another one differently written, such as one in Swedish or with its flat. */
export const isSameAddress = (address: string, other: string): boolean =>
  matchTypeOf(readSearch(address), { address: other, isApproximate: false }) === 'exact';
