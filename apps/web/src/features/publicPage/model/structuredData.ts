import type { Locale } from '@tilava/domain/format';
import type { PublicPremises } from '@tilava/domain/publicPage';

interface Described {
  readonly premises: PublicPremises;
  readonly language: Locale;
  readonly address: string;
  readonly name: string;
  readonly description: string;
  /** Addresses of the pictures. */
  readonly images: readonly string[];
  /** What the amenities are called. */
  readonly amenities: readonly string[];
}

/** What search engines read of premises to let, in the words of schema.org; where nothing is said, nothing stands. */
export function structuredData({ premises, language, address: url, ...described }: Described): object {
  const { listing } = premises;
  const { name, description, images, amenities } = described;
  const priced = { price: listing.rent, priceCurrency: 'EUR' };
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description,
    inLanguage: language,
    image: images,
    ...(listing.leaseTermMonths !== null && {
      leaseLength: { '@type': 'QuantitativeValue', value: listing.leaseTermMonths, unitCode: 'MON' },
    }),
    offers: {
      '@type': 'OfferForLease',
      url,
      ...priced,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      ...(listing.moveInDate !== null && { availabilityStarts: listing.moveInDate }),
      ...(listing.moveOutDate !== null && { availabilityEnds: listing.moveOutDate }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...priced,
        unitCode: 'MON',
        ...(listing.vatOnRent !== null && { valueAddedTaxIncluded: false }),
      },
      itemOffered: {
        '@type': 'https://schema.org/Accommodation',
        name,
        address: postalAddress(listing.address),
        geo: { '@type': 'GeoCoordinates', ...listing.location },
        floorSize: { '@type': 'QuantitativeValue', value: listing.size, unitCode: 'MTK' },
        // The last choice is six and more.
        ...(Math.max(...listing.roomCount) < 6 && { numberOfRooms: Math.max(...listing.roomCount) }),
        amenityFeature: amenities.map((amenity) => ({
          '@type': 'LocationFeatureSpecification',
          name: amenity,
          value: true,
        })),
      },
    },
  };
}

/** Addresses are written as Finnish ones are: street and number, postal code and city. */
function postalAddress(address: string): object {
  const [streetAddress = '', ...rest] = address.split(', ');
  const [, postalCode, addressLocality] = /^(?:(\d{5}) )?(.+)$/u.exec(rest.join(', ')) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress,
    ...(postalCode !== undefined && { postalCode }),
    ...(addressLocality !== undefined && { addressLocality }),
    addressCountry: 'FI',
  };
}

/** As it may stand in an element of a page: nothing in it ends the element, or begins a comment. */
export const toInlineJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
