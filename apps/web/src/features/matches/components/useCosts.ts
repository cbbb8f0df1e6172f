import { formatMoney, withVat, yearlyRent } from '@tilava/domain/money';
import { useLocale, useTranslations } from 'use-intl';

/** What premises cost by one measure, formatted. */
export interface Cost {
  readonly id: 'month' | 'year' | 'squareMetre';
  readonly label: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** What premises cost a month, a year and a square metre; rents are euros a month without tax, sizes square metres. */
export function useCosts() {
  const t = useTranslations('matchDetail.cost');
  const locale = useLocale();
  return (rent: number, size: number): readonly Cost[] =>
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
