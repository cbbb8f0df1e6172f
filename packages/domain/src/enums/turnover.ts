/** Of the yearly turnover, smallest first (specification, section 3); the contract carries the turnover itself. */
export const turnoverBrackets = ['0-250k', '250-500k', '500k-1m', '1-3m', 'over3m'] as const;

export type TurnoverBracket = (typeof turnoverBrackets)[number];

/** Euros a year, inclusive; null where there is none. */
export const turnoverBracketMaximums = {
  '0-250k': 250_000,
  '250-500k': 500_000,
  '500k-1m': 1_000_000,
  '1-3m': 3_000_000,
  over3m: null,
} as const satisfies Record<TurnoverBracket, number | null>;

/**
 * The bracket of a turnover in euros a year. The last one begins "over" 3 million (specification, section 3), so
 * every bracket holds its upper bound. None, a negative turnover or one that is no number has no bracket.
 *
 * @example
 * turnoverBracketOf(250_000); // '0-250k'
 * turnoverBracketOf(3_000_001); // 'over3m'
 */
export function turnoverBracketOf(turnover: number | null): TurnoverBracket | null {
  if (turnover === null || !(turnover >= 0)) return null;
  const holds = (key: TurnoverBracket): boolean => turnover <= (turnoverBracketMaximums[key] ?? Infinity);
  return turnoverBrackets.find(holds) ?? null;
}
