import { costKinds, type CostKind } from './costKinds.ts';
import { toCents } from '../money.ts';
import type { costBases, vatTreatments } from '../property/terms.ts';
import { addDays, addMonths, dayNumber } from '../time.ts';
import { vatRateOn, vatRates, type VatRates } from './vatRates.ts';

export interface Cost {
  readonly kind: CostKind;
  /** In euros, without tax; null if the rent includes it. */
  readonly amount: number | null;
  readonly basis: (typeof costBases)[number];
  readonly isEstimated: boolean;
}

export interface CostedPremises {
  /** In euros a month, without tax. */
  readonly rent: number;
  /** In square metres. */
  readonly size: number;
  readonly vatOnRent: (typeof vatTreatments)[number] | null;
  /** A kind that is missing isn't free: nobody knows what it costs. */
  readonly costs: readonly Cost[];
  /** Null until further notice, or if not specified. */
  readonly leaseTermMonths: number | null;
}

export interface CostOptions {
  /** Whether the tenant can deduct tax; null if they don't know. */
  readonly deductsVat: boolean | null;
  /** The first day of the lease, `YYYY-MM-DD`. */
  readonly start: string;
  readonly rates?: VatRates;
}

/** In whole cents. The maximum is null where it is unknown. */
export interface CostRange {
  readonly min: number;
  readonly max: number | null;
}

export interface CostAmounts {
  readonly net: CostRange;
  readonly gross: CostRange;
  /** What the tenant really pays: net if they deduct the tax, otherwise gross. */
  readonly toTenant: CostRange;
}

/** `factor / divisor` of a whole number, halves up; exact, whatever the product. */
export function share(whole: number, factor: number, divisor: number): number {
  const [a, b, c] = [BigInt(whole), BigInt(factor), BigInt(divisor)];
  return Number((2n * a * b + c) / (2n * c));
}

/** Hundredths of euros or square metres; null below 0 as well. */
function hundredths(amount: number): number | null {
  const whole = toCents(amount);
  return whole === null || whole < 0 ? null : whole;
}

/** The rent and all stated costs of a month in cents. */
function monthlyNet({ rent, costs }: CostedPremises, area: number): number | null {
  let sum = hundredths(rent);
  for (const { amount, basis } of costs) {
    const cents = hundredths(amount ?? 0);
    if (sum === null || cents === null) return null;
    sum += basis === 'month' ? cents : share(cents, area, 100);
  }
  return sum !== null && Number.isSafeInteger(sum * 1000) ? sum : null;
}

/** The size in hundredths of square metres, and the rent with all stated costs; null for what nothing can be counted of. */
export function readPremises(premises: CostedPremises, { start }: CostOptions) {
  const area = hundredths(premises.size);
  if (area === null || area === 0 || dayNumber(start) === null) return null;
  const net = monthlyNet(premises, area);
  return net === null ? null : { area, net };
}

/** Kinds of which nothing is stated. */
export function unknownKinds({ costs }: CostedPremises): readonly CostKind[] {
  const stated = new Set(costs.map(({ kind }) => kind));
  return costKinds.filter((kind) => !stated.has(kind));
}

/** In tenths of a per cent: the rate of a month of the lease, of which the first is 1. */
export const rateOfMonth = (month: number, { start, rates = vatRates }: CostOptions): number =>
  vatRateOn(addDays(addMonths(start, month), -1), rates).perMille;

export const vatOn = (net: number, perMille: number): number => share(net, perMille, 1000);

/** What cents without tax come to, and the tax on them if any is charged. */
export function amountsOf(
  premises: CostedPremises,
  { deductsVat }: CostOptions,
  without: number,
  vat: number,
): CostAmounts {
  const { vatOnRent } = premises;
  const isOpen = unknownKinds(premises).length > 0;
  const range = (min: number, max: number): CostRange => ({ min, max: isOpen ? null : max });
  const least = vatOnRent === 'charged' ? vat : 0;
  const most = vatOnRent === 'notCharged' ? 0 : vat;
  return {
    net: range(without, without),
    gross: range(without + least, without + most),
    toTenant: range(without + (deductsVat === false ? least : 0), without + (deductsVat === true ? 0 : most)),
  };
}

/** What the first month costs, as `calculateCost` counts it; lists, which show no more, download this alone. */
export function calculateMonth(premises: CostedPremises, options: CostOptions): CostAmounts | null {
  const read = readPremises(premises, options);
  return read && amountsOf(premises, options, read.net, vatOn(read.net, rateOfMonth(1, options)));
}

/** The first day of a lease: that on which the tenant can move in, or today. */
export const leaseStart = (moveInDate: string | null, today: string): string =>
  moveInDate !== null && moveInDate > today ? moveInDate : today;
