import { noBreakSpace, type Locale } from '../locale.ts';
import { formatNumber } from '../money/formatNumber.ts';

/**
 * An area in square metres (specification, section 9), with as many decimals as it has, two at the most. None, or no
 * finite number, gives an empty string.
 *
 * @example
 * formatArea(54, 'en'); // '54 m²'
 * formatArea(1250.5, 'sv'); // '1 250,5 m²'
 */
export function formatArea(squareMetres: number | null, locale: Locale): string {
  const text = formatNumber(squareMetres, locale, 'upToTwo');
  return text === '' ? '' : `${text}${noBreakSpace}m²`;
}
