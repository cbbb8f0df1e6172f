import { createHash } from 'node:crypto';
import { v1, type protos } from '@googlemaps/places';
import { centralHelsinki, searchRadius } from '@tilava/domain/place';
import {
  answerTimeout,
  overuseRetryAfter,
  PlacesUnavailableError,
  suggestionLimit,
  type FoundPlace,
  type PlaceSource,
  type PlaceSuggestion,
} from '../placeSource.ts';

export interface GoogleOptions {
  readonly apiKey: string;
  /** Another place than Google's own. */
  readonly endpoint?: {
    readonly protocol: 'http' | 'https';
    readonly apiEndpoint: string;
    readonly port: number;
  };
  readonly timeout?: number;
}

type Prediction = protos.google.maps.places.v1.AutocompletePlacesResponse.Suggestion.IPlacePrediction;

/** What a landlord's premises have. */
const addressTypes = ['street_address', 'premise', 'subpremise'];

/** An address is kept and shown to everybody, so that it is asked for in one language. */
const place = { languageCode: 'fi', regionCode: 'fi' };

const invalidArgument = 3;
const notThere = 5;
const resourceExhausted = 8;

/** Suggests from Google's Places. The key stays on the server. */
export async function googleSource(options: GoogleOptions): Promise<PlaceSource> {
  const { apiKey, endpoint, timeout = answerTimeout } = options;
  // Plain HTTP calls: gRPC keeps a connection and a library busy for two rare calls.
  const client = new v1.PlacesClient({ apiKey, fallback: true, ...endpoint });
  // Else the first call does it, and takes longer than it may.
  await client.initialize();

  return {
    name: 'google',

    async suggest({ input, addressesOnly, session }) {
      const [{ suggestions }] = await asked(
        client.autocompletePlaces(
          {
            ...place,
            input,
            includedRegionCodes: ['fi'],
            locationRestriction: { circle: { center: centralHelsinki, radius: searchRadius } },
            ...(addressesOnly && { includedPrimaryTypes: addressTypes }),
            ...sessionToken(session),
          },
          { timeout },
        ),
      );
      const results = (suggestions ?? []).flatMap(({ placePrediction }) =>
        toSuggestion(placePrediction ?? {}),
      );
      return { results: results.slice(0, suggestionLimit), sources: ['googleMaps'] };
    },

    async find(id, session): Promise<FoundPlace | null> {
      // Anything else would be another path of Google's.
      if (!/^[\w-]+=*$/.test(id)) return null;
      const request = { ...place, name: `places/${id}`, ...sessionToken(session) };
      const headers = { 'X-Goog-FieldMask': 'id,formattedAddress,location' };
      const answer = await asked(
        client.getPlace(request, { timeout, otherArgs: { headers } }).catch(nullWhereUnknown),
      );
      const [{ formattedAddress, location }] = answer ?? [{}];
      const { latitude, longitude } = location ?? {};
      if (!formattedAddress || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
      return { address: formattedAddress, latitude, longitude };
    },
  };
}

function toSuggestion({ placeId, text, types }: Prediction): PlaceSuggestion[] {
  if (!placeId || !text?.text) return [];
  const isAddress = (types ?? []).some((type) => addressTypes.includes(type));
  return [
    { id: placeId, address: text.text, kind: isAddress ? 'address' : 'area', isApproximate: !isAddress },
  ];
}

/** Google takes 36 characters at most, the contract 64: a longer key is shortened, always to the same. */
function sessionToken(session: string | null): { readonly sessionToken?: string } {
  if (session === null) return {};
  if (session.length <= 36) return { sessionToken: session };
  return { sessionToken: createHash('sha256').update(session).digest('base64url').slice(0, 36) };
}

/** Google's name for an error: its number among gRPC's codes, and at times a reason. */
function codeOf(error: unknown): { readonly code?: unknown; readonly reason?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

/** An id that is wrongly written is an invalid argument, and so is a wrong key. */
function nullWhereUnknown(error: unknown): null {
  const { code, reason } = codeOf(error);
  if (code === notThere || (code === invalidArgument && reason !== 'API_KEY_INVALID')) return null;
  throw error;
}

/** Only the message of an error goes on: the rest of it holds the request, and with it the key. */
async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new PlacesUnavailableError(
      `Google cannot be used: ${message}`,
      codeOf(error).code === resourceExhausted ? { retryAfter: overuseRetryAfter } : {},
    );
  }
}
