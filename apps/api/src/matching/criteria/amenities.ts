import { amenities as allAmenities } from '@tilava/domain/enums';
import { fullScore } from '@tilava/domain/matching';
import { fromMask } from '../../db/masks.ts';
import type { FlagCriterion } from './criterion.ts';
import { clamped, setBits } from './scoreText.ts';

/** What the premises have. */
export const amenities = {
  sql: `case when n.amenities = 0 then null
    else ${clamped(`${setBits('n.amenities & a.amenities')} * ${fullScore}`, setBits('n.amenities'))} end`,
  flags: {
    width: allAmenities.length,
    wanted: { column: 'n.amenities', read: (flags) => ({ amenities: fromMask(allAmenities, flags) }) },
    offered: { column: 'a.amenities', read: (flags) => ({ amenities: fromMask(allAmenities, flags) }) },
  },
} as const satisfies FlagCriterion;
