import { floors } from '@tilava/domain/enums';
import { fullScore } from '@tilava/domain/matching';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { FlagCriterion } from './criterion.ts';

/** Which floor the premises lie on. */
export const floor = {
  sql: `case when n.floors = 0 or a.floor = 0 then null
    when n.floors & a.floor <> 0 then ${fullScore} else 0 end`,
  flags: {
    width: floors.length,
    wanted: { column: 'n.floors', read: (flags) => ({ floor: fromMask(floors, flags) }) },
    offered: {
      column: 'a.floor',
      read: (flags) => {
        const on = singleFromMask(floors, flags);
        return on && { floor: on };
      },
    },
  },
} as const satisfies FlagCriterion;
