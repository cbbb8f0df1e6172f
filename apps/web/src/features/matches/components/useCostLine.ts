import { useQuery } from '@tanstack/react-query';
import { calculateMonth, type CostRange, leaseStart } from '@tilava/domain/cost';
import { formatMoney } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';

/** Whether the user can deduct VAT; null if they don't know. */
export function useDeductsVat(): boolean | null {
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return user.data?.deductsVat ?? null;
}

/** What the cost of premises depends on: who asks, and from which day on they can move in. */
export function useCostOptions() {
  const deductsVat = useDeductsVat();
  const today = useToday();
  return ({ moveInDate }: Schemas['Listing']) => ({
    deductsVat,
    start: leaseStart(moveInDate, today),
  });
}

/** From this on, cents say nothing. */
const largeCents = 100_00;

/** Cents as text, of large amounts whole euros: an amount, both ends, or where it begins. */
export function useRangeText(): (range: CostRange) => string {
  const locale = useLocale();
  const between = useBetween();
  const format = (cents: number) =>
    formatMoney(cents < largeCents ? cents / 100 : Math.round(cents / 100), locale);
  return ({ min, max }) =>
    max === min ? format(min) : between({ minimum: format(min), maximum: max === null ? '' : format(max) });
}

/** What premises cost the user a month, in a line; empty where their landlord says no more than the rent. */
export function useCostLine(listing: Schemas['Listing']): string {
  const t = useTranslations('matches');
  const optionsOf = useCostOptions();
  const text = useRangeText();
  if (listing.vatOnRent === null && listing.costs.length === 0) return '';
  const month = calculateMonth(listing, optionsOf(listing));
  return month === null ? '' : t('costToYou', { cost: text(month.toTenant) });
}
