import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { formatMoney, withVat, yearlyRent } from '@tilava/domain/money';
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

/** What premises cost a month, a year and a square metre; rents are euros a month without tax, sizes square metres. */
export function useCosts() {
  const t = useTranslations('matchDetail.cost');
  const locale = useLocale();
  return (rent: number, size: number) =>
    (
      [
        ['month', rent],
        ['year', yearlyRent(rent)],
        ['squareMetre', rent / size],
      ] as const
    ).flatMap(([id, amount]) => {
      const amounts = withVat(amount);
      if (amounts === null) return [];
      const { net, vat, gross } = amounts;
      const money = (sum: number) => formatMoney(sum, locale);
      return [{ id, label: t(id), net: money(net), vat: money(vat), gross: money(gross) }];
    });
}
