import { isInBounds, type Position } from '@tilava/domain/place';
import type { components } from '@tilava/sdk/schema';
import type { Handlers } from '../http/operations.ts';
import { notFound, ProblemError } from '../http/problems.ts';
import { capitalRegister } from '../places/capital/capitalRegister.ts';
import {
  attributionOf,
  type PlaceSearch,
  type PlaceSource,
  PlacesUnavailableError,
  suggestionLimit,
  type Suggestions,
} from '../places/placeSource.ts';
import { plainInput, readSearch, type SearchTerms } from '../places/register/searchText.ts';
import { matchTypeOf } from '../places/suggestionMatch.ts';

export const placeHandlers = (
  places: PlaceReadService,
): Handlers<'listPlaces' | 'getNearestPlace' | 'getPlace'> => ({
  listPlaces: async ({ query: { input, addressesOnly = false, session = null } }) => ({
    status: 200,
    body: await places.suggest({ input, addressesOnly, session }),
  }),

  getNearestPlace: ({ query: { x, y, language = 'fi' } }) =>
    Promise.resolve({ status: 200, body: nearestPlace({ latitude: x, longitude: y }, language) }),

  getPlace: async ({ path, query: { session = null } }) => ({
    status: 200,
    body: await places.find(path.placeId, session),
  }),
});

type Schemas = components['schemas'];

const longestPlaceId = 300;

export const placeReadService = (source: PlaceSource) => ({
  /** What may be meant, the best first. */
  async suggest(search: PlaceSearch): Promise<Schemas['PlaceSuggestions']> {
    const terms = readSearch(search.input);
    // A street of the same name would be all that is found.
    const { results, sources } = terms.locality.isOutside
      ? nothing
      : await asked(() => suggestFrom(source, search, terms));
    const suggestions = results
      .map((suggestion) => {
        const { id, address, kind } = suggestion;
        const matchType = matchTypeOf(terms, suggestion);
        const isApproximate = suggestion.isApproximate || matchType === 'similar' || matchType === 'nearest';
        return { placeId: `${source.name}:${id}`, address, kind, isApproximate, matchType };
      })
      // A place that could not be read by its id would be a dead end.
      .filter(({ placeId }) => placeId.length <= longestPlaceId);
    return {
      results: suggestions
        .toSorted((one, other) => Number(other.matchType === 'exact') - Number(one.matchType === 'exact'))
        .slice(0, suggestionLimit),
      attribution: attributionOf(sources),
      sources: [...sources],
    };
  },

  /** Where a suggestion lies; one of a source that was configured before is there no more. */
  async find(placeId: string, session: string | null): Promise<Schemas['Place']> {
    const prefix = `${source.name}:`;
    if (!placeId.startsWith(prefix)) throw notFound();
    const place = await asked(() => source.find(placeId.slice(prefix.length), session));
    if (place === null || !isInBounds(place)) throw notFound();
    return { placeId, address: place.address, x: place.latitude, y: place.longitude };
  },
});

const nothing: Suggestions = { results: [], sources: [] };

/** What the source finds; where extra words such as a floor kept it from finding anything, what it finds without them. */
async function suggestFrom(
  source: PlaceSource,
  search: PlaceSearch,
  terms: SearchTerms,
): Promise<Suggestions> {
  const found = await source.suggest(search);
  const input = plainInput(terms);
  if (found.results.length > 0 || input === '' || input === search.input) return found;
  return source.suggest({ ...search, input });
}

/** Always from the built-in register: services of somebody else are told of what is typed only. */
function nearestPlace(position: Position, language: 'fi' | 'sv'): Schemas['Place'] {
  const place = capitalRegister().nearest(position, language === 'sv' ? 'swedish' : 'finnish');
  if (place === null) throw notFound();
  return { placeId: `register:${place.id}`, address: place.address, x: place.latitude, y: place.longitude };
}

type PlaceReadService = ReturnType<typeof placeReadService>;

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlacesUnavailableError)) throw error;
    const { retryAfter } = error;
    throw new ProblemError(503, 'unavailable', 'Places can’t be looked up right now; try again', {
      retryAfter,
      cause: error,
    });
  }
}
