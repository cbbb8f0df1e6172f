import { numberReadings, rentLimits } from './form/numbers.ts';
import { toCents } from './money.ts';

/** In per cent, of many rents at once. */
export const rentChangeLimits = { minimum: -50, maximum: 100 } as const;

/**
 * A change of rents in per cent, with up to one decimal, or null for what is none or out of bounds.
 *
 * @example
 * readRentChange('2'); // 2
 * readRentChange('−1,5 %'); // -1.5
 */
export function readRentChange(text: string): number | null {
  const [percent, ...others] = numberReadings(text.replace(/%\s*$/u, ''), { decimals: 1 });
  if (percent === undefined || others.length > 0 || percent === 0) return null;
  const { minimum, maximum } = rentChangeLimits;
  return percent >= minimum && percent <= maximum && Number.isInteger(Math.round(percent * 1e6) / 1e5)
    ? percent
    : null;
}

/**
 * A monthly rent in euros after a change in per cent, to the cent, halves up. Null where it would be no rent any more (§5).
 *
 * @example
 * changedRent(1350, 2); // 1377
 */
export function changedRent(rent: number, percent: number): number | null {
  const cents = toCents(rent);
  if (cents === null) return null;
  // In tenths of a per cent, so that it is whole.
  const changed = Math.floor((cents * (1000 + Math.round(percent * 10)) + 500) / 1000);
  return changed > 0 && changed <= rentLimits.maximum * 100 ? changed / 100 : null;
}
