import type { MatchField } from '@tilava/domain/matching';
import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import { useLocale, useTranslations } from 'use-intl';
import type { AnnouncementMatch } from './matchMarks.ts';

/** A fact about premises that a match is told by. */
export interface ListingFact {
  readonly field: MatchField;
  readonly label: string;
  /** Empty where nothing is said. */
  readonly words: string;
}

/** What is said of premises in words. */
export function useListingLabels() {
  const product = useTranslations('product');
  const locale = useLocale();
  return {
    basicFacts({ announcement, distance }: AnnouncementMatch): readonly ListingFact[] {
      const listing = announcement.properties;
      const facts = [
        ['residenceType', product(`residenceType.${listing.residenceType}`)],
        [
          'location',
          `${listing.address}, ${product('unit.away', { distance: formatDistance(distance, locale) })}`,
        ],
        ['rent', product('unit.perMonth', { rent: formatMoney(listing.rent, locale) })],
        ['size', formatArea(listing.size, locale)],
        ['roomCount', formatRooms(listing.roomCount)],
        ['floor', product(`floor.${listing.floor}`)],
        ['moveInDate', formatDay(listing.moveInDate, locale)],
      ] as const;
      return facts.map(([field, words]) => ({ field, words, label: product(`matchField.${field}`) }));
    },
  };
}
