/** What the product takes, whatever it is the day of. */
export const dayRange = { first: '1900-01-01', last: '2199-12-31' } as const;

/** Whether an existing day, `YYYY-MM-DD`, is one that the product takes. */
export function isInDayRange(day: string): boolean {
  // Days with years of four digits have the same order as their text.
  return day >= dayRange.first && day <= dayRange.last;
}
