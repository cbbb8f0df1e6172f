import { noBreakSpace, type Locale } from '../locale.ts';
import { formatNumber } from '../money/formatNumber.ts';

/**
 * A match percentage: the points, whole per cent, followed by % (specification, section 9); Finnish and Swedish put a
 * U+00A0 before the sign. None, or no finite number, gives an empty string.
 *
 * @example
 * formatPercentage(87, 'en'); // '87%'
 * formatPercentage(87, 'fi'); // '87 %'
 */
export function formatPercentage(points: number | null, locale: Locale): string {
  const text = formatNumber(points, locale);
  if (text === '') return '';
  return locale === 'en' ? `${text}%` : `${text}${noBreakSpace}%`;
}
