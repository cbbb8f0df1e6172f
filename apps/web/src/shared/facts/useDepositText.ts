import { formatMoney } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { useLocale, useTranslations } from 'use-intl';

/** The deposit of premises in words; empty where nothing is said. */
export function useDepositText(): (listing: Pick<Schemas['Listing'], 'deposit'>) => string {
  const t = useTranslations('product.field.listing');
  const locale = useLocale();
  return ({ deposit }) => (deposit === 0 ? t('deposit') : formatMoney(deposit, locale));
}
