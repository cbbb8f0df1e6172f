/** x is the latitude and y the longitude, in degrees (specification, section 3). */
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A point moves as a whole, so that x and y are sent together where either changed. */
export const withBothCoordinates = <Changes extends Partial<Coordinates>>(
  changes: Changes,
  { x, y }: Coordinates,
): Changes => (changes.x === undefined && changes.y === undefined ? changes : { ...changes, x, y });
