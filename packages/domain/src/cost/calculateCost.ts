import type { Contract } from '../contract.ts';
import { toCents } from '../money.ts';
import { addDays, addMonths, dayNumber } from '../time.ts';
import { vatRateOn, vatRates, type VatRates } from './vatRates.ts';

/** What a landlord may charge besides the rent, in the order in which forms and pages show it. */
export const costKinds = [
  'serviceCharge',
  'heating',
  'water',
  'electricity',
  'cleaning',
  'internet',
  'parking',
  'propertyTax',
] as const satisfies readonly Contract['Cost']['kind'][];

export type CostKind = (typeof costKinds)[number];

/** What an amount is charged for: the month, or each square metre and month. */
export const costBases = ['month', 'squareMetre'] as const satisfies readonly Contract['Cost']['basis'][];

export interface Cost {
  readonly kind: CostKind;
  /** In euros, without tax; null if the rent includes it. */
  readonly amount: number | null;
  readonly basis: (typeof costBases)[number];
  readonly isEstimated: boolean;
}

/** Whether tax is added to the rent; null is to be agreed. */
export const vatTreatments = [
  'charged',
  'notCharged',
] as const satisfies readonly Contract['Listing']['vatOnRent'][];

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

export interface TotalCost {
  /** Of the first month. */
  readonly month: CostAmounts;
  /** Of the first twelve months, also if the lease is shorter. */
  readonly year: CostAmounts;
  /** Of the first month, for each square metre. */
  readonly squareMetre: CostAmounts;
  /** Of the whole lease; null if its length isn't known. */
  readonly term: CostAmounts | null;
  /** Per cent: those that apply within the first year or the lease. */
  readonly vatRates: readonly number[];
  readonly unknown: readonly CostKind[];
  readonly estimated: readonly CostKind[];
  /** Whether what the tenant pays may turn out otherwise. */
  readonly isEstimate: boolean;
}

/** A lease is at most this long. */
export const longestLease = 600;

/** `factor / divisor` of a whole number, halves up; exact, whatever the product. */
function share(whole: number, factor: number, divisor: number): number {
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

/**
 * What premises cost a tenant, as far as it is known.
 *
 * Letting is exempt from tax unless the landlord has opted in (Finnish VAT Act, sections 27 and 30). What the landlord
 * charges besides, also for electricity, heat and water, is treated as the rent is: it carries tax if the rent does, and
 * none if the letting is exempt (section 27). A landlord can opt in only where the premises are used for business that
 * entitles to deduction; so if someone who can't deduct is offered a rent with tax, it is counted as offered. See the Tax
 * Administration's guidance "Hakeutuminen arvonlisäverovelvolliseksi kiinteistön käyttöoikeuden luovuttamisesta"
 * (VH/8556/00.01.00/2020).
 *
 * Tax is rounded once a month, halves up, as on an invoice, at the rate on the last day of that month of the lease:
 * a continuous supply is completed when its period of payment ends (VAT Directive, article 64).
 *
 * Null for amounts below 0, no size, no day or sums from about 90 billion euros on.
 *
 * @example
 * const costs = costKinds.map((kind) => ({ kind, amount: null, basis: 'month' as const, isEstimated: false }));
 * const premises = { rent: 1350, size: 45, vatOnRent: 'charged' as const, costs, leaseTermMonths: 12 };
 * calculateCost(premises, { deductsVat: null, start: '2026-01-01' })?.month.toTenant; // { min: 135000, max: 169425 }
 */
export function calculateCost(
  premises: CostedPremises,
  { deductsVat, start, rates = vatRates }: CostOptions,
): TotalCost | null {
  const { vatOnRent, costs, leaseTermMonths } = premises;
  const area = hundredths(premises.size);
  const net = area === null ? null : monthlyNet(premises, area);
  if (area === null || area === 0 || net === null || dayNumber(start) === null) return null;
  const term =
    leaseTermMonths !== null && leaseTermMonths >= 1 && leaseTermMonths <= longestLease
      ? Math.floor(leaseTermMonths)
      : null;
  const monthlyRates = Array.from(
    { length: Math.max(12, term ?? 0) },
    (_, month) => vatRateOn(addDays(addMonths(start, month + 1), -1), rates).perMille,
  );
  const stated = new Set(costs.map(({ kind }) => kind));
  const unknown = costKinds.filter((kind) => !stated.has(kind));
  const estimated = costKinds.filter((kind) =>
    costs.some((cost) => cost.kind === kind && cost.isEstimated && cost.amount !== null),
  );
  const range = (min: number, max: number): CostRange => ({ min, max: unknown.length > 0 ? null : max });
  const amounts = (without: number, vat: number): CostAmounts => {
    const least = vatOnRent === 'charged' ? vat : 0;
    const most = vatOnRent === 'notCharged' ? 0 : vat;
    return {
      net: range(without, without),
      gross: range(without + least, without + most),
      toTenant: range(
        without + (deductsVat === false ? least : 0),
        without + (deductsVat === true ? 0 : most),
      ),
    };
  };
  const vatOver = (months: number): number =>
    monthlyRates.slice(0, months).reduce((sum, perMille) => sum + share(net, perMille, 1000), 0);
  const over = (months: number) => amounts(net * months, vatOver(months));
  const perSquareMetre = (cents: number): number => share(cents, 100, area);
  const netPerSquareMetre = perSquareMetre(net);
  const month = over(1);
  const { min, max } = month.toTenant;
  return {
    month,
    year: over(12),
    squareMetre: amounts(netPerSquareMetre, perSquareMetre(net + vatOver(1)) - netPerSquareMetre),
    term: term === null ? null : over(term),
    vatRates: [...new Set(monthlyRates)].map((perMille) => perMille / 10),
    unknown,
    estimated,
    isEstimate: min !== max || estimated.length > 0,
  };
}
