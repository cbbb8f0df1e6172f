import {
  amenities as allAmenities,
  floors,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import { fullScore } from '@tilava/domain/matching';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { FlagCriterion } from './criterion.ts';
import { clamped, setBits } from './scoreText.ts';

/** The kinds of premises that are sought. */
const residenceType = {
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

const roomsOf = (flags: number): number[] => fromMask(roomCounts, flags);

/** How many rooms there are. */
const roomCount = {
  sql: `case when n.rooms = 0 or a.rooms = 0 then null
    when n.rooms & a.rooms <> 0 then ${fullScore}
    when ((n.rooms << 1) | (n.rooms >> 1)) & a.rooms <> 0 then ${fullScore / 2} else 0 end`,
  flags: {
    width: roomCounts.length,
    wanted: { column: 'n.rooms', read: (flags) => ({ roomCount: roomsOf(flags) }) },
    offered: { column: 'a.rooms', read: (flags) => ({ roomCount: roomsOf(flags) }) },
  },
} as const satisfies FlagCriterion;

/** What the premises have. */
const amenities = {
  sql: `case when n.amenities = 0 then null
    else ${clamped(`${setBits('n.amenities & a.amenities')} * ${fullScore}`, setBits('n.amenities'))} end`,
  flags: {
    width: allAmenities.length,
    wanted: { column: 'n.amenities', read: (flags) => ({ amenities: fromMask(allAmenities, flags) }) },
    offered: { column: 'a.amenities', read: (flags) => ({ amenities: fromMask(allAmenities, flags) }) },
  },
} as const satisfies FlagCriterion;

/** Which floor the premises lie on. */
const floor = {
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

/** What an announcement says; none at all is 0. */
const asked = { none: 1, some: 2 } as const;

/** Whether a deposit is asked. */
const deposit = {
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

/** The fields that are told by flags alone. */
export const flagCriteria = { residenceType, roomCount, amenities, floor, deposit } as const;
