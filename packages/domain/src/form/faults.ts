import { formatArea, formatNumber, type Locale } from '../format.ts';
import { formatMoney } from '../money.ts';
import { isBlank, toOneLine } from '../text.ts';

/** The rules that a field may break; texts have one for each. */
export type FieldRule =
  | 'invalid'
  | 'required'
  | 'choiceMissing'
  | 'choiceUnknown'
  | 'tooLong'
  | 'notANumber'
  | 'ambiguous'
  | 'notWhole'
  | 'notPositive'
  | 'negative'
  | 'tooLarge'
  | 'tooPrecise'
  | 'boundMissing'
  | 'minimumAboveMaximum'
  | 'locationMissing'
  | 'locationOutside'
  | 'areaInvalid'
  | 'dayInvalid'
  | 'dayOutside'
  | 'dayPast'
  | 'rentUnlikely'
  | 'sizeUnlikely'
  | 'moveOutBeforeMoveIn'
  | 'birthdayInFuture'
  | 'emailInvalid'
  | 'passwordTooShort'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'phoneInvalid'
  | 'businessIdInvalid'
  | 'buildingIdInvalid'
  | 'kindRepeated';

/** What fills the gaps of a message, by the gap's name. */
export type MessageParameters = Readonly<Record<string, number | string | Quantity>>;

/** A rule that is broken, not yet known by which field. */
export interface Fault {
  readonly rule: FieldRule;
  readonly parameters: MessageParameters;
}

/** Texts say it by the rule's name, their gaps filled by the parameters. */
export interface FieldFault extends Fault {
  /** The field's name in the form; an empty string where what came is no form at all. */
  readonly field: string;
}

/** The fault of a field. */
export const faultIn = (field: string, rule: FieldRule, parameters: MessageParameters = {}): FieldFault => ({
  field,
  rule,
  parameters,
});

/** What the numbers of forms count in. */
export type NumberUnit = 'euro' | 'euroAMonth' | 'euroAYear' | 'squareMetre' | 'month' | 'year' | 'person';

/** An amount as messages tell it. */
export interface Quantity {
  readonly amount: number;
  readonly unit: NumberUnit | 'euroPerSquareMetre' | undefined;
}

/**
 * An amount with its unit, for people.
 *
 * @example
 * formatQuantity({ amount: 1.5, unit: 'euroAMonth' }, 'en'); // '1.50 €'
 */
export function formatQuantity({ amount, unit }: Quantity, locale: Locale): string {
  if (unit === 'squareMetre') return formatArea(amount, locale);
  if (unit === 'euroPerSquareMetre') return `${formatMoney(amount, locale)}/m²`;
  return unit?.startsWith('euro') === true
    ? formatMoney(amount, locale)
    : formatNumber(amount, locale, 'upToTwo');
}

/** In code points, as the contract counts characters, so that most emoji are one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** A text of one line: blanks around it go, and so does what cannot be seen. */
export const lineOf = (input: string): string => toOneLine(input).trim();

/** What is wrong with a text of one line that has to be there; null where nothing is. */
export function lineFault(input: string, maximum: number): Fault | null {
  const text = lineOf(input);
  if (isBlank(text)) return { rule: 'required', parameters: {} };
  return lengthFault(text, maximum);
}

/** What is wrong with the length of a text, in characters; null where nothing is. */
export const lengthFault = (text: string, maximum: number): Fault | null =>
  lengthOf(text) > maximum ? { rule: 'tooLong', parameters: { maximum } } : null;
