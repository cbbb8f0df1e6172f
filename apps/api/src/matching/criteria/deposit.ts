import { fullScore } from '@tilava/domain/matching';
import type { FlagCriterion } from './criterion.ts';

/** What an announcement says; none at all is 0. */
const asked = { none: 1, some: 2 } as const;

/** Whether a deposit is asked. */
export const deposit = {
  sql: `case when not n.wants_no_deposit or a.deposit is null then null
    when a.deposit = 0 then ${fullScore} else 0 end`,
  flags: {
    width: 2,
    wanted: {
      column: 'n.wants_no_deposit::integer',
      read: (flags) => ({ deposit: flags === 1 ? 0 : null }),
    },
    offered: {
      column: `(case when a.deposit is null then 0 when a.deposit = 0 then ${asked.none} else ${asked.some} end)`,
      read: (flags) => ({ deposit: flags === 0 ? null : Number(flags === asked.some) }),
    },
  },
} as const satisfies FlagCriterion;
