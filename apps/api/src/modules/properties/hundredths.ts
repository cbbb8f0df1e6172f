/** Money in cents and areas in hundredths of a square metre, as they are stored; null stays null. */
export function hundredths(value: number): number;
export function hundredths(value: number | null): number | null;
export function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100);
}

/** Maps what was sent; what was not sent stays unknown, and a row that is changed keeps what it has. */
export const ifSent = <Value, Stored>(
  value: Value | undefined,
  map: (value: Value) => Stored,
): Stored | undefined => (value === undefined ? undefined : map(value));

/** What a row is with its changes; undefined changes nothing. */
export function merged<Row extends object>(
  row: Row,
  changes: { readonly [Field in keyof Row]?: Row[Field] | undefined },
): Row {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(sent) };
}
