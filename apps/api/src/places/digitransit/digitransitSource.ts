import { centralHelsinki, isInSearchArea, searchRadius } from '@tilava/domain/place';
import { Schema } from 'effect';
import {
  answerTimeout,
  overuseRetryAfter,
  PlacesUnavailableError,
  suggestionLimit,
  type PlaceSource,
} from '../placeSource.ts';

interface DigitransitOptions {
  readonly key: string;
  /** Where its geocoding lies, without a slash at the end. */
  readonly baseUrl?: string;
  readonly timeout?: number;
}

const publicBaseUrl = 'https://api.digitransit.fi/geocoding/v1';

/** What somebody may seek premises in or on; venues and stops are left out. */
const layers = ['address', 'street', 'neighbourhood', 'localadmin'];

/** The part of Pelias' answer that is read; coordinates are longitude and latitude. */
const Answer = Schema.Struct({
  features: Schema.Array(
    Schema.Struct({
      geometry: Schema.Struct({ coordinates: Schema.Tuple([Schema.Number, Schema.Number]) }),
      properties: Schema.Struct({ gid: Schema.String, label: Schema.String, layer: Schema.String }),
    }),
  ),
});
const readAnswer = Schema.decodeUnknownSync(Answer);

/** Suggests from Digitransit's geocoding, which is a Pelias. It knows no sessions. */
export function digitransitSource(options: DigitransitOptions): PlaceSource {
  return {
    name: 'digitransit',

    async suggest({ input, addressesOnly }) {
      const features = await ask(options, 'autocomplete', {
        text: input,
        size: String(suggestionLimit),
        lang: 'fi',
        layers: addressesOnly ? 'address' : layers.join(','),
        'boundary.circle.lat': String(centralHelsinki.latitude),
        'boundary.circle.lon': String(centralHelsinki.longitude),
        // Pelias counts in kilometres.
        'boundary.circle.radius': String(searchRadius / 1_000),
      });
      const results = features
        // The documentation does not promise the circle for this call.
        .filter(({ position }) => isInSearchArea(position))
        .map(({ id, address, layer }) => ({
          id,
          address,
          kind: layer === 'address' ? ('address' as const) : ('area' as const),
          isApproximate: layer !== 'address',
        }));
      return { results, sources: ['digitransit'] };
    },

    async find(id) {
      // A comma would ask for several places.
      if (id.includes(',')) return null;
      const [feature] = await ask(options, 'place', { ids: id, lang: 'fi' });
      return feature === undefined ? null : { address: feature.address, ...feature.position };
    },
  };
}

async function ask(
  { key, baseUrl = publicBaseUrl, timeout = answerTimeout }: DigitransitOptions,
  call: 'autocomplete' | 'place',
  parameters: Record<string, string>,
) {
  const url = `${baseUrl}/${call}?${new URLSearchParams(parameters).toString()}`;
  try {
    const response = await fetch(url, {
      headers: { 'digitransit-subscription-key': key },
      signal: AbortSignal.timeout(timeout),
    });
    // An id that is none of Pelias' is a bad request to it.
    if (call === 'place' && [400, 404].includes(response.status)) return [];
    if (!response.ok) throw refusal(response.status);
    return readAnswer(await response.json()).features.map(({ geometry, properties }) => ({
      id: properties.gid,
      address: properties.label,
      layer: properties.layer,
      position: { longitude: geometry.coordinates[0], latitude: geometry.coordinates[1] },
    }));
  } catch (error) {
    if (error instanceof PlacesUnavailableError) throw error;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new PlacesUnavailableError(`Digitransit cannot be used: ${reason}`);
  }
}

const refusal = (status: number) =>
  new PlacesUnavailableError(
    `Digitransit answered ${status}`,
    status === 429 ? { retryAfter: overuseRetryAfter } : {},
  );
