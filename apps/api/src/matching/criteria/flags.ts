import {
  amenities as allAmenities,
  floors,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import { flagCriteria as scored, fullScore } from '@tilava/domain/matching';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import { clamped, type FlagCriterion, setBits } from './criterion.ts';

const residenceType: FlagCriterion = {
  sql: `case when n.residence_flags = 0 or a.residence_flag = 0 then null
    when n.residence_flags & a.residence_flag <> 0 then ${fullScore} else 0 end`,
  flags: {
    width: residenceFlags.length,
    wanted: 'n.residence_flags',
    offered: 'a.residence_flag',
    score(wanted, offered) {
      const flag = singleFromMask(residenceFlags, offered);
      const type = residenceTypes.find((each) => residenceFlagOf(each) === flag) ?? 'other';
      return scored.residenceType.score(
        { residenceType: fromMask(residenceFlags, wanted) },
        { residenceType: type },
      );
    },
  },
};

const roomCount: FlagCriterion = {
  sql: `case when n.rooms = 0 or a.rooms = 0 then null
    when n.rooms & a.rooms <> 0 then ${fullScore}
    when ((n.rooms << 1) | (n.rooms >> 1)) & a.rooms <> 0 then ${fullScore / 2} else 0 end`,
  flags: {
    width: roomCounts.length,
    wanted: 'n.rooms',
    offered: 'a.rooms',
    score: (wanted, offered) =>
      scored.roomCount.score(
        { roomCount: fromMask(roomCounts, wanted) },
        { roomCount: fromMask(roomCounts, offered) },
      ),
  },
};

const amenities: FlagCriterion = {
  sql: `case when n.amenities = 0 then null
    else ${clamped(`${setBits('n.amenities & a.amenities')} * ${fullScore}`, setBits('n.amenities'))} end`,
  flags: {
    width: allAmenities.length,
    wanted: 'n.amenities',
    offered: 'a.amenities',
    score: (wanted, offered) =>
      scored.amenities.score(
        { amenities: fromMask(allAmenities, wanted) },
        { amenities: fromMask(allAmenities, offered) },
      ),
  },
};

const floor: FlagCriterion = {
  sql: `case when n.floors = 0 or a.floor = 0 then null
    when n.floors & a.floor <> 0 then ${fullScore} else 0 end`,
  flags: {
    width: floors.length,
    wanted: 'n.floors',
    offered: 'a.floor',
    score(wanted, offered) {
      const on = singleFromMask(floors, offered);
      return on && scored.floor.score({ floor: fromMask(floors, wanted) }, { floor: on });
    },
  },
};

/** What an announcement says; none at all is 0. */
const asked = { none: 1, some: 2 } as const;

const deposit: FlagCriterion = {
  sql: `case when not n.wants_no_deposit or a.deposit is null then null
    when a.deposit = 0 then ${fullScore} else 0 end`,
  flags: {
    width: 2,
    wanted: 'n.wants_no_deposit::integer',
    offered: `(case when a.deposit is null then 0 when a.deposit = 0 then ${asked.none} else ${asked.some} end)`,
    score: (wanted, offered) =>
      scored.deposit.score(
        { deposit: wanted === 1 ? 0 : null },
        { deposit: offered === 0 ? null : Number(offered === asked.some) },
      ),
  },
};

export const flagCriteria = { residenceType, roomCount, amenities, floor, deposit } as const;
