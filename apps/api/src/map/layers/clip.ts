import type { Steps } from '@tilava/domain/map';

export interface Rectangle {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Side {
  readonly isInside: (point: Steps) => boolean;
  /** Where the segment crosses this side. */
  readonly crossing: (from: Steps, to: Steps) => Steps;
}

/** What of an area lies within a rectangle, by its ring without the closing point (Sutherland and Hodgman). */
export function clipRing(ring: readonly Steps[], rectangle: Rectangle): readonly (readonly Steps[])[] {
  let left = ring;
  for (const { isInside, crossing } of sidesOf(rectangle)) {
    const before = left;
    left = before.flatMap((point, index) => {
      const previous = before.at(index - 1) ?? point;
      const crossed = isInside(previous) === isInside(point) ? [] : [crossing(previous, point)];
      return isInside(point) ? [...crossed, point] : crossed;
    });
  }
  return left.length < 3 ? [] : [left];
}

/** The parts of a line that lie within a rectangle. */
export function clipLine(line: readonly Steps[], rectangle: Rectangle): readonly (readonly Steps[])[] {
  return sidesOf(rectangle).reduce((parts, side) => parts.flatMap((part) => clipAt(part, side)), [line]);
}

function clipAt(line: readonly Steps[], { isInside, crossing }: Side): readonly (readonly Steps[])[] {
  const parts: Steps[][] = [];
  let part: Steps[] = [];
  for (const [index, point] of line.entries()) {
    const previous = line[index - 1] ?? point;
    if (isInside(previous) !== isInside(point)) part.push(crossing(previous, point));
    if (isInside(point)) part.push(point);
    else {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

function sidesOf({ west, south, east, north }: Rectangle): readonly Side[] {
  const at = (value: number, axis: 'east' | 'north', sign: 1 | -1): Side => ({
    isInside: (point) => sign * (point[axis] - value) >= 0,
    crossing: (from, to) => {
      const part = (value - from[axis]) / (to[axis] - from[axis]);
      return {
        east: from.east + part * (to.east - from.east),
        north: from.north + part * (to.north - from.north),
        [axis]: value,
      };
    },
  });
  return [at(west, 'east', 1), at(east, 'east', -1), at(south, 'north', 1), at(north, 'north', -1)];
}
