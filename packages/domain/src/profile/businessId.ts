import { accept, refuse, type Field } from '../form/field.ts';
import { readOptionalText } from '../form/fields/text.ts';
import { toAsciiForms } from '../text/asciiForms.ts';
import { withoutInvisible } from '../text/unseen.ts';

const format = /^\d{7}-\d$/;

/** From the left; the check digit makes the sum a multiple of 11. */
const digitWeights = [7, 9, 10, 5, 8, 4, 2] as const;

/** With or without a dash of any kind, as a VAT number, and with what it is called before it. */
const written =
  /^(?:(?:Y-?(?:tunnus)?|FO-nummer|Business ID)\.?:? ?)?(?:FI[ -]?)?(\d{7}) ?[\p{Dash_Punctuation}\u2212]? ?(\d)$/iu;

/** A business id in its own form, e.g. of the VAT number `FI12345678`; other text as it is. */
const normalize = (text: string): string =>
  toAsciiForms(withoutInvisible(text)).trim().replace(written, '$1-$2');

/** A Finnish one (Y-tunnus) such as `1234567-8`, or null where there is none. */
export const businessIdField: Field<string | null, string> = readOptionalText((text) => {
  const businessId = normalize(text);
  return format.test(businessId) ? accept(businessId) : refuse('businessIdInvalid');
});

/**
 * Whether the last digit of a business id fits the others, which tells most slips of the pen. Text that is no
 * business id has none that fits.
 */
export function hasValidCheckDigit(businessId: string): boolean {
  if (!format.test(businessId)) return false;
  const sum = digitWeights.reduce((total, weight, index) => total + weight * Number(businessId[index]), 0);
  const checkDigit = Number(businessId.at(-1));
  // A remainder of 1 asks for 10, which is no digit: such ids are never given.
  return (sum + checkDigit) % 11 === 0;
}

export type BusinessIdWarning = 'checkDigitWrong';

/**
 * What is doubtful about a business id as it is typed. Null where nothing is, where there is none, and where it is no
 * business id, of which the form tells by itself.
 *
 * @example
 * businessIdWarning('1234567-8'); // 'checkDigitWrong'
 * businessIdWarning('1572860-0'); // null
 */
export function businessIdWarning(text: string): BusinessIdWarning | null {
  const businessId = normalize(text);
  return format.test(businessId) && !hasValidCheckDigit(businessId) ? 'checkDigitWrong' : null;
}
