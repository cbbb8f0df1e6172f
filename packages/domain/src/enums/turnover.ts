/**
 * Brackets of an organisation's yearly turnover, smallest first (specification, section 3). The
 * contract carries the turnover itself, in euros.
 *
 * @example
 * turnoverBrackets.at(-1); // 'over3m'
 */
export const turnoverBrackets = ['0-250k', '250-500k', '500k-1m', '1-3m', 'over3m'] as const;

/**
 * The key of a turnover bracket.
 *
 * @example
 * const bracket: TurnoverBracket = 'over3m';
 */
export type TurnoverBracket = (typeof turnoverBrackets)[number];

/**
 * The greatest turnover of each bracket, in euros a year, inclusive; null where there is none.
 *
 * @example
 * turnoverBracketMaximums['1-3m']; // 3000000
 */
export const turnoverBracketMaximums = {
  '0-250k': 250_000,
  '250-500k': 500_000,
  '500k-1m': 1_000_000,
  '1-3m': 3_000_000,
  over3m: null,
} as const satisfies Record<TurnoverBracket, number | null>;

/**
 * The bracket of a yearly turnover. The last bracket begins "over" 3 million (specification, section 3), so
 * every bracket holds its upper bound. None, a negative turnover or one that is no number has no bracket.
 *
 * @param turnover - euros a year
 * @example
 * turnoverBracketOf(250_000); // '0-250k'
 * turnoverBracketOf(3_000_001); // 'over3m'
 */
export function turnoverBracketOf(turnover: number | null): TurnoverBracket | null {
  if (turnover === null || !(turnover >= 0)) return null;
  const holds = (key: TurnoverBracket): boolean => turnover <= (turnoverBracketMaximums[key] ?? Infinity);
  return turnoverBrackets.find(holds) ?? null;
}
