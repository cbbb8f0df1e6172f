import type { Point } from './projection.ts';

/** In the coordinates of `project`, southwards. */
export interface Rectangle {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export function rectangleAround(points: readonly Point[]): Rectangle {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [west, north] = [Math.min(west, x), Math.min(north, y)];
    [east, south] = [Math.max(east, x), Math.max(south, y)];
  }
  return { west, north, east, south };
}

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south;
