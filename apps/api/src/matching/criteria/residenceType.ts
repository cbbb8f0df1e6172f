import { residenceFlagOf, residenceFlags, residenceTypes } from '@tilava/domain/enums';
import { fullScore } from '@tilava/domain/matching';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { FlagCriterion } from './criterion.ts';

/** The kinds of premises that are sought. */
export const residenceType = {
  sql: `case when n.residence_flags = 0 or a.residence_flag = 0 then null
    when n.residence_flags & a.residence_flag <> 0 then ${fullScore} else 0 end`,
  flags: {
    width: residenceFlags.length,
    wanted: {
      column: 'n.residence_flags',
      read: (flags) => ({ residenceType: fromMask(residenceFlags, flags) }),
    },
    offered: {
      column: 'a.residence_flag',
      read: (flags) => {
        const flag = singleFromMask(residenceFlags, flags);
        return { residenceType: residenceTypes.find((type) => residenceFlagOf(type) === flag) ?? 'other' };
      },
    },
  },
} as const satisfies FlagCriterion;
