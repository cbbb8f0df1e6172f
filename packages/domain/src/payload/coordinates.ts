/** x is the latitude and y the longitude, in degrees (specification, section 3). */
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A point moves as a whole, and with its address: x and y are sent together where any of the three changed. */
export const withBothCoordinates = <Changes extends Partial<Coordinates & { address: string }>>(
  changes: Changes,
  { x, y }: Coordinates,
): Changes => (['address', 'x', 'y'].some((name) => name in changes) ? { ...changes, x, y } : changes);
