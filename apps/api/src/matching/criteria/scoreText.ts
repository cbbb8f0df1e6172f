/** Pieces of scores in SQL. */
import { fullScore } from '@tilava/domain/matching';

/**
 * floor(numerator / denominator) within 0 and the full score; an empty denominator scores 0. Products of days and
 * sums do not fit 32 bits, so that a numerator begins with a bigint wherever it is one.
 */
export const clamped = (numerator: string, denominator: string): string =>
  `greatest(0, least(${fullScore}, coalesce((${numerator}) / nullif(${denominator}, 0), 0)))::integer`;

/** The domain's `scoreUnder`. */
export const atMost = (value: string, maximum: string): string =>
  `case when ${value} <= ${maximum} then ${fullScore}
    else ${clamped(`(6 * ${maximum}::bigint - 5 * ${value}::bigint) * ${fullScore}`, `${maximum}::bigint`)} end`;

/** The domain's `scoreOver`, of a value below the minimum. */
export const atLeast = (value: string, minimum: string): string =>
  clamped(`(5 * ${value}::bigint - 4 * ${minimum}::bigint) * ${fullScore}`, `${minimum}::bigint`);

/** How many flags are set. */
export const setBits = (mask: string): string => `bit_count((${mask})::integer::bit(16))`;
