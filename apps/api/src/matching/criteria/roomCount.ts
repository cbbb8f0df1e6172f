import { roomCounts } from '@tilava/domain/enums';
import { fullScore } from '@tilava/domain/matching';
import { fromMask } from '../../db/masks.ts';
import type { FlagCriterion } from './criterion.ts';

const roomsOf = (flags: number): number[] => fromMask(roomCounts, flags);

/** How many rooms there are. */
export const roomCount = {
  sql: `case when n.rooms = 0 or a.rooms = 0 then null
    when n.rooms & a.rooms <> 0 then ${fullScore}
    when ((n.rooms << 1) | (n.rooms >> 1)) & a.rooms <> 0 then ${fullScore / 2} else 0 end`,
  flags: {
    width: roomCounts.length,
    wanted: { column: 'n.rooms', read: (flags) => ({ roomCount: roomsOf(flags) }) },
    offered: { column: 'a.rooms', read: (flags) => ({ roomCount: roomsOf(flags) }) },
  },
} as const satisfies FlagCriterion;
