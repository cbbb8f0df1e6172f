import { readRoomCounts, type RoomCount } from '../enums/roomCount.ts';

interface Run {
  readonly first: RoomCount;
  last: RoomCount;
}

function runsOf(rooms: readonly RoomCount[]): readonly Run[] {
  const runs: Run[] = [];
  for (const room of rooms) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === room) run.last = room;
    else runs.push({ first: room, last: room });
  }
  return runs;
}

const label = (room: RoomCount): string => (room === 6 ? '6+' : `${room}`);

/**
 * Room counts as ranges; 6 is shown as 6+ (specification, section 9). The same in every language, so there is no
 * locale. The order and repetitions of the list do not matter; an empty list gives an empty string.
 *
 * @example
 * formatRooms([1, 2, 4]); // '1-2, 4'
 * formatRooms([5, 6]); // '5-6+'
 */
export function formatRooms(rooms: readonly number[]): string {
  return runsOf(readRoomCounts(rooms))
    .map(({ first, last }) => (first === last ? label(first) : `${label(first)}-${label(last)}`))
    .join(', ');
}
