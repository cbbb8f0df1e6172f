import type { components } from '@tilava/sdk/schema';
import { isInBounds } from '@tilava/domain/place';
import { notFound, ProblemError } from '../../http/problems.ts';
import { attributionOf } from '../../places/attribution.ts';
import {
  PlacesUnavailableError,
  suggestionLimit,
  type PlaceSearch,
  type PlaceSource,
} from '../../places/placeSource.ts';

type Schemas = components['schemas'];

/** As long as the contract lets the id of a place be. */
const longestPlaceId = 300;

/** Suggesting places, and telling where they lie. */
export const placeReadService = (source: PlaceSource) => ({
  /** What may be meant, the best first. */
  async suggest(search: PlaceSearch): Promise<Schemas['PlaceSuggestions']> {
    const { results, sources } = await asked(() => source.suggest(search));
    return {
      results: results
        .map(({ id, address, kind, isApproximate }) => ({
          placeId: `${source.name}:${id}`,
          address,
          kind,
          isApproximate,
        }))
        // A place that could not be read by its id would be a dead end.
        .filter(({ placeId }) => placeId.length <= longestPlaceId)
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

/** See `placeReadService`. */
export type PlaceReadService = ReturnType<typeof placeReadService>;

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlacesUnavailableError)) throw error;
    const { retryAfter } = error;
    throw new ProblemError(503, 'unavailable', 'Places cannot be looked up now; try again', {
      retryAfter,
      cause: error,
    });
  }
}
