/**
 * The first and the last day that the product takes, whatever it is the day of.
 *
 * @example
 * dayRange.last; // '2199-12-31'
 */
export const dayRange = { first: '1900-01-01', last: '2199-12-31' } as const;

/**
 * Whether a day is one that the product takes.
 *
 * @param day - an existing day, `YYYY-MM-DD`
 * @example
 * isInDayRange('1899-12-31'); // false
 */
export function isInDayRange(day: string): boolean {
  // Days with years of four digits have the same order as their text.
  return day >= dayRange.first && day <= dayRange.last;
}
