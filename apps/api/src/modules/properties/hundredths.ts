/** Money in cents and areas in hundredths of a square metre, as they are stored; null stays null. */
export function hundredths(value: number): number;
export function hundredths(value: number | null): number | null;
export function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100);
}
