import { noBreakSpace, type Locale } from '../locale.ts';

const styles = {
  none: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
  one: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  upToTwo: { minimumFractionDigits: 0, maximumFractionDigits: 2 },
  cents: { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** None, exactly one, as many as there are up to two, or cents, which are two or, of a whole number, none. */
export type Decimals = keyof typeof styles;

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/** Kept, because a list of matches formats thousands of numbers and making a formatter is slow. */
function numberFormat(locale: Locale, decimals: Decimals): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Some languages would group from five digits on only.
  const options = { ...styles[decimals], signDisplay: 'negative', useGrouping: 'always' } as const;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/**
 * A number grouped by thousands. English groups with spaces (specification, section 9), which no locale of Intl does;
 * Finnish and Swedish follow their own rules. None, or no finite number, gives an empty string.
 *
 * @example
 * formatNumber(1499, 'en'); // '1 499', with U+00A0
 * formatNumber(54.25, 'fi', 'upToTwo'); // '54,25'
 */
export function formatNumber(value: number | null, locale: Locale, decimals: Decimals = 'none'): string {
  if (value === null || !Number.isFinite(value)) return '';
  const text = numberFormat(locale, decimals).format(value);
  return locale === 'en' ? text.replaceAll(',', noBreakSpace) : text;
}
