import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import { useLocale, useTranslations } from 'use-intl';
import type { AnnouncementMatch } from './MatchesAround.tsx';

export function useListingLabels() {
  const product = useTranslations('product');
  const locale = useLocale();
  return {
    basicFacts({ announcement, distance }: AnnouncementMatch) {
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
      return facts.map(([field, value]) => ({ field, value, label: product(`matchField.${field}`) }));
    },
  };
}
