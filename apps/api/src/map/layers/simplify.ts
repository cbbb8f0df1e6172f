import type { Steps } from '@tilava/domain/map';

/** Leaves out points of a line that lie within `tolerance` of the rest (Douglas and Peucker); its ends stay. */
export function simplifyLine(line: readonly Steps[], tolerance: number): readonly Steps[] {
  const isKept = new Uint8Array(line.length).fill(1, 0, 1).fill(1, -1);
  const open: [from: number, to: number][] = [[0, line.length - 1]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [from, to] = range;
    const [start, end] = [line[from], line[to]];
    if (start === undefined || end === undefined) continue;
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceTo(line[index] ?? start, start, end);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/** Simplifies a closed ring, and leaves out its last point, which is its first; empty where nothing is left to be seen. */
export function simplifyRing(ring: readonly Steps[], tolerance: number): readonly Steps[] {
  const [first] = ring;
  if (first === undefined) return [];
  // A ring has no ends: it is halved at the point that is farthest from the first.
  const distances = ring.map(({ east, north }) => Math.hypot(east - first.east, north - first.north));
  const middle = distances.indexOf(Math.max(...distances));
  const halves = [
    simplifyLine(ring.slice(0, middle + 1), tolerance).slice(0, -1),
    simplifyLine(ring.slice(middle), tolerance).slice(0, -1),
  ].flat();
  return halves.length < 3 ? [] : halves;
}

/** From a point to a segment. */
function distanceTo(point: Steps, start: Steps, end: Steps): number {
  const [east, north] = [end.east - start.east, end.north - start.north];
  const length = east ** 2 + north ** 2;
  const along =
    length === 0 ? 0 : ((point.east - start.east) * east + (point.north - start.north) * north) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.east - start.east - at * east, point.north - start.north - at * north);
}
