/** What forms offer; 6 stands for six and more (§9). */
export const roomCounts = [1, 2, 3, 4, 5, 6] as const;

export type RoomCount = (typeof roomCounts)[number];

/**
 * The distinct room counts of a list, ascending; more than six count as six (§9), and what is no count is left out.
 *
 * @example
 * readRoomCounts([4, 1, 9, 1]); // [1, 4, 6]
 */
export function readRoomCounts(rooms: readonly number[]): readonly RoomCount[] {
  const asked = new Set(rooms.map((room) => (Number.isInteger(room) ? Math.min(room, 6) : 0)));
  return roomCounts.filter((room) => asked.has(room));
}
