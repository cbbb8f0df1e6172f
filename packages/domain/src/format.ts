import { readRoomCounts, type RoomCount } from './roomCounts.ts';

/** The product's languages. English is the specification's own; Finnish and Swedish are translations. */
export type Locale = 'en' | 'fi' | 'sv';

/** The language that stands in for an unknown one comes first. */
export const locales: readonly Locale[] = ['en', 'fi', 'sv'];

/** Keeps the language that a visitor has chosen, so that the server knows it, too. */
export const languageCookie = 'tilava.language';

/** U+00A0 keeps a number and its unit, or the groups of a number, on one line. */
export const noBreakSpace = '\u00A0';

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
 * A number grouped by thousands: with spaces in English (§9), which Intl doesn't offer, else by the language's rules.
 * Empty for none or no finite number.
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

/**
 * A match percentage (§9), with a U+00A0 before the sign in Finnish and Swedish. Empty for none or no finite number.
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

/**
 * An area in square metres with up to two decimals (§9). Empty for none or no finite number.
 *
 * @example
 * formatArea(54, 'en'); // '54 m²'
 * formatArea(1250.5, 'sv'); // '1 250,5 m²'
 */
export function formatArea(squareMetres: number | null, locale: Locale): string {
  const text = formatNumber(squareMetres, locale, 'upToTwo');
  return text === '' ? '' : `${text}${noBreakSpace}m²`;
}

/**
 * Both ends of a range, formatted alike, with the unit that they end in once.
 *
 * @example
 * formatRange('60 m²', '90 m²'); // '60–90 m²'
 */
export const formatRange = (minimum: string, maximum: string): string =>
  minimum.replace(/\D*$/u, '–') + maximum;

/**
 * A distance in metres below 1000, else in kilometres, with one decimal below 10 km (§9): 9950 m and more is `10 km`.
 * Empty for none, negative or infinite ones.
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

interface Run {
  readonly first: RoomCount;
  last: RoomCount;
}

function runsOf(rooms: readonly RoomCount[]): readonly Run[] {
  const runs: Run[] = [];
  for (const room of rooms) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === room) run.last = room;
    else runs.push({ first: room, last: room });
  }
  return runs;
}

const label = (room: RoomCount): string => (room === 6 ? '6+' : `${room}`);

/**
 * Room counts as ranges, 6 as 6+ (§9), in any order; the same in every language. Empty for an empty list.
 *
 * @example
 * formatRooms([1, 2, 4]); // '1–2, 4'
 * formatRooms([5, 6]); // '5–6+'
 */
export function formatRooms(rooms: readonly number[]): string {
  return runsOf(readRoomCounts(rooms))
    .map(({ first, last }) => (first === last ? label(first) : `${label(first)}–${label(last)}`))
    .join(', ');
}
