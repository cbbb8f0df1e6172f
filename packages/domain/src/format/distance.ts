import { noBreakSpace, type Locale } from '../locale.ts';
import { formatNumber } from '../money/formatNumber.ts';

/**
 * A distance in metres, rounded to whole ones first: metres below 1000, otherwise kilometres, with one decimal below
 * 10 km (specification, section 9). What would round to `10.0 km` (9950 m and more) is shown as `10 km`. None, a
 * negative distance or one that is no finite number gives an empty string.
 *
 * @example
 * formatDistance(999, 'en'); // '999 m'
 * formatDistance(1240, 'fi'); // '1,2 km'
 */
export function formatDistance(metres: number | null, locale: Locale): string {
  if (metres === null || !(metres >= 0) || metres === Infinity) return '';
  const whole = Math.floor(metres + 0.5);
  if (whole < 1000) return `${whole}${noBreakSpace}m`;
  // Rounded in integers: 1.25 and its like fall on either side of the half as floating-point numbers.
  const tenths = Math.floor((whole + 50) / 100);
  const kilometres =
    tenths < 100
      ? formatNumber(tenths / 10, locale, 'one')
      : formatNumber(Math.floor((whole + 500) / 1000), locale);
  return `${kilometres}${noBreakSpace}km`;
}
