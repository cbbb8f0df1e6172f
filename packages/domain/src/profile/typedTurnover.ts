import { turnoverBracketOf, type TurnoverBracket } from '../enums/turnover.ts';
import { turnoverLimits } from '../form/fields/number.ts';
import { numberReadings } from '../form/fields/numberReadings.ts';

/**
 * The bracket of a yearly turnover as it is typed (specification, section 3); null for nothing, for no number, and
 * where it may be read in two ways.
 *
 * @example
 * typedTurnoverBracket('250 000,50'); // '250-500k'
 */
export function typedTurnoverBracket(text: string): TurnoverBracket | null {
  const [turnover = null, otherwise] = numberReadings(text, turnoverLimits);
  return otherwise === undefined ? turnoverBracketOf(turnover) : null;
}
