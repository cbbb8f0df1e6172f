import type { components } from '@tilava/sdk/schema';

/** Whom a suggestion of a place is owed to. */
export type CreditedSource = components['schemas']['PlaceSuggestions']['sources'][number];

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
