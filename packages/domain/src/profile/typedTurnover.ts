import { turnoverBracketOf, type TurnoverBracket } from '../enums/turnover.ts';
import { parseNumber } from '../form/fields/number.ts';

/**
 * The bracket of a yearly turnover as it is typed (specification, section 3); null for nothing and for no number.
 *
 * @example
 * typedTurnoverBracket('250 000,50'); // '250-500k'
 */
export const typedTurnoverBracket = (text: string): TurnoverBracket | null =>
  text.trim() === '' ? null : turnoverBracketOf(parseNumber(text));
