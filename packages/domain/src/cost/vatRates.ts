/** A general rate of value added tax, and the first day, `YYYY-MM-DD`, on which it applies. */
export interface VatRate {
  readonly from: string;
  /** In tenths of a per cent, so that it is whole. */
  readonly perMille: number;
}

export type VatRates = readonly [VatRate, ...VatRate[]];

/** The general rates in Finland, oldest first: the only place that knows them. */
export const vatRates: VatRates = [
  { from: '2013-01-01', perMille: 240 },
  { from: '2024-09-01', perMille: 255 },
];

/** The rate on a day; before the first of the table, that one. */
export const vatRateOn = (day: string, rates: VatRates = vatRates): VatRate =>
  rates.findLast(({ from }) => from <= day) ?? rates[0];
