import type { components } from '@tilava/sdk/schema';

export interface PlaceSearch {
  readonly input: string;
  /** Leaves out everything but street addresses and premises. */
  readonly addressesOnly: boolean;
  /** The same for the suggestions and the choice of one search; null where the caller sent none. */
  readonly session: string | null;
}

export interface PlaceSuggestion {
  readonly id: string;
  readonly address: string;
  readonly kind: 'address' | 'area';
  /** Whether it lies near the address: at the nearest known number, or in the middle of a street or an area. */
  readonly isApproximate: boolean;
}

export interface Suggestions {
  readonly results: readonly PlaceSuggestion[];
  readonly sources: readonly CreditedSource[];
}

export interface FoundPlace {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceSource {
  /** What the ids of its places begin with in the contract. */
  readonly name: 'register' | 'google' | 'digitransit';
  /** Places within 15 km of central Helsinki, the best first; throws PlacesUnavailableError. */
  suggest(search: PlaceSearch): Promise<Suggestions>;
  /** Null where the source knows no such place; throws PlacesUnavailableError. */
  find(id: string, session: string | null): Promise<FoundPlace | null>;
}

export const suggestionLimit = 8;

/** How long a service of somebody else may take, in milliseconds: whoever types does not wait longer. */
export const answerTimeout = 3_000;

export class PlacesUnavailableError extends Error {
  override readonly name = 'PlacesUnavailableError';
  /** Whole seconds to wait. */
  readonly retryAfter: number;

  constructor(message: string, { retryAfter = 5 }: { readonly retryAfter?: number } = {}) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Seconds to wait where a service says that it was asked too much. */
export const overuseRetryAfter = 60;

type CreditedSource = components['schemas']['PlaceSuggestions']['sources'][number];

/** What their licences and terms ask to be said. */
const credits: Readonly<Record<CreditedSource, string>> = {
  ryhti:
    'Addresses: Ryhti, the built environment information system (Finnish Environment Institute), CC BY 4.0',
  statisticsFinland: 'postal areas: Statistics Finland, CC BY 4.0',
  populationInformation:
    'Addresses: Digital and Population Data Services Agency, the Population Information System, CC BY 4.0',
  digitransit:
    'Digitransit; addresses: Digital and Population Data Services Agency (CC BY 4.0), © OpenStreetMap contributors (ODbL)',
  googleMaps: 'Google Maps',
};

/** The credit of all of them in one text; null where nothing is owed to anybody. */
export const attributionOf = (sources: readonly CreditedSource[]): string | null =>
  sources.map((source) => credits[source]).join('; ') || null;

export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
