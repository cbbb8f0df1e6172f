import { formatMoney, formatNumber, vatRate } from '@tilava/domain/money';
import { PriceDisplay } from '@tilava/ui/PriceDisplay';
import { useLocale, useTranslations } from 'use-intl';
import { useCosts } from '../useCosts.ts';
import { DetailSection } from './DetailSection.tsx';

interface TrueCostProps {
  /** Euros a month, without tax. */
  readonly rent: number;
  /** Square metres. */
  readonly size: number;
}

/** What the premises cost: a month, a year and a square metre, without value added tax and with it. */
export function TrueCost({ rent, size }: TrueCostProps) {
  const t = useTranslations('matchDetail.cost');
  const locale = useLocale();
  const costs = useCosts();
  return (
    <DetailSection title={t('title')}>
      <PriceDisplay
        amount={formatMoney(rent, locale)}
        basis={t('basis')}
        caption={t('caption')}
        labels={{
          net: t('net'),
          vat: t('vat', { rate: formatNumber(vatRate, locale, 'upToTwo') }),
          gross: t('gross'),
        }}
        columns={costs(rent, size)}
      />
    </DetailSection>
  );
}
