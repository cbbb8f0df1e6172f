import { costKinds, type CostKind } from './costKinds.ts';
import { longestLease } from '../property/terms.ts';
import {
  amountsOf,
  rateOfMonth,
  readPremises,
  share,
  unknownKinds,
  vatOn,
  type CostAmounts,
  type CostedPremises,
  type CostOptions,
} from './calculateMonth.ts';

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
export function calculateCost(premises: CostedPremises, options: CostOptions): TotalCost | null {
  const read = readPremises(premises, options);
  if (read === null) return null;
  const { area, net } = read;
  const { costs, leaseTermMonths } = premises;
  const term =
    leaseTermMonths !== null && leaseTermMonths >= 1 && leaseTermMonths <= longestLease
      ? Math.floor(leaseTermMonths)
      : null;
  const monthlyRates = Array.from({ length: Math.max(12, term ?? 0) }, (_, month) =>
    rateOfMonth(month + 1, options),
  );
  const estimated = costKinds.filter((kind) =>
    costs.some((cost) => cost.kind === kind && cost.isEstimated && cost.amount !== null),
  );
  const amounts = (without: number, vat: number) => amountsOf(premises, options, without, vat);
  const vatOver = (months: number): number =>
    monthlyRates.slice(0, months).reduce((sum, perMille) => sum + vatOn(net, perMille), 0);
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
    unknown: unknownKinds(premises),
    estimated,
    isEstimate: min !== max || estimated.length > 0,
  };
}
