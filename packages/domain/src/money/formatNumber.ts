import { noBreakSpace, type Locale } from '../locale.ts';

/**
 * How many decimals are shown: `whole` drops them where they are all zero, so 12 but 12.50.
 *
 * @example
 * const cents: Decimals = { minimum: 2, maximum: 2, whole: 'stripIfInteger' };
 * formatNumber(12.5, 'en', cents); // '12.50'
 */
export interface Decimals {
  readonly minimum: number;
  readonly maximum: number;
  readonly whole: 'auto' | 'stripIfInteger';
}

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/** Kept, because a list of matches formats thousands of numbers and making a formatter is slow. */
function numberFormat(locale: Locale, { minimum, maximum, whole }: Decimals): Intl.NumberFormat {
  const key = `${locale} ${minimum} ${maximum} ${whole}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    trailingZeroDisplay: whole,
    signDisplay: 'negative',
  });
  formats.set(key, made);
  return made;
}

const noDecimals: Decimals = { minimum: 0, maximum: 0, whole: 'auto' };

/**
 * A number grouped by thousands. English groups with spaces (specification, section 9), which no locale of
 * Intl does; Finnish and Swedish follow their own rules. None, or no finite number, gives an empty string.
 *
 * @param decimals - none are shown where this is left out
 * @example
 * formatNumber(1499, 'en'); // '1 499', with U+00A0
 */
export function formatNumber(value: number | null, locale: Locale, decimals: Decimals = noDecimals): string {
  if (value === null || !Number.isFinite(value)) return '';
  const text = numberFormat(locale, decimals).format(value);
  return locale === 'en' ? text.replaceAll(',', noBreakSpace) : text;
}
