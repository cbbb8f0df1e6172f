import { Schema } from 'effect';
import type { Contract } from '../contract.ts';
import { creditRatings, operatingMargins, turnoverBracketOf, type TurnoverBracket } from '../enums.ts';
import { optionalChoice, parseDay, readAnyDay, readOptionalText, readText } from '../form/fields.ts';
import { accept, makeField, plainField, refuse, type Field, type Reading } from '../form/form.ts';
import { numberReadings, optionalNumber, turnoverLimits } from '../form/numbers.ts';
import { toAsciiForms, withoutInvisible } from '../text.ts';

/** Reads what people write into E.164; null for none. Handed in, because the numbers of all countries are large. */
export type PhoneNumberReader = (text: string) => string | null;

export interface ProfileOptions {
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
  readonly readPhoneNumber: PhoneNumberReader;
  /** Whose profile is edited; null where somebody signs up. */
  readonly user: Pick<Contract['User'], 'description'> | null;
}

/** As the contract has them, in characters. */
export const textLimits = {
  personName: 100,
  organizationName: 200,
  address: 200,
  details: 200,
  word: 60,
} as const;

/** What landlords can prefer besides the industry, of private persons and organisations alike. */
export const businessFields = {
  employeeCount: optionalNumber({ from: 'zero', maximum: 10_000_000, decimals: 0, unit: 'person' }),
  creditRating: optionalChoice(creditRatings),
  operatingMargin: optionalChoice(operatingMargins),
};

/** Yes, no, or null for who doesn't know. */
export const optionalYesNo: Field<boolean | null, string | null> = /* @__PURE__ */ makeField<
  boolean | null,
  string | null
>({
  input: Schema.NullOr(Schema.String),
  value: Schema.NullOr(Schema.Boolean),
  empty: null,
  read: (input) => {
    if (input === null || input === '') return accept(null);
    return input === 'yes' || input === 'no' ? accept(input === 'yes') : refuse('choiceUnknown');
  },
  write: (value) => (value === null ? null : value ? 'yes' : 'no'),
});

/** As E.164. */
export const requiredPhoneNumber = (read: PhoneNumberReader): Field<string, string> =>
  readText((text) => readPhone(text, read));

/** As E.164; an empty field is null. */
export const optionalPhoneNumber = (read: PhoneNumberReader): Field<string | null, string> =>
  readOptionalText((text) => readPhone(text, read));

function readPhone(text: string, read: PhoneNumberReader): Reading<string> {
  const number = read(text);
  return number === null ? refuse('phoneInvalid') : accept(number);
}

/** Today at the latest; an empty field is null. */
export const birthdayField = (today: string): Field<string | null, string> =>
  // Days with years of four digits have the same order as their text.
  readOptionalText((text) =>
    (parseDay(text) ?? '') > today ? refuse('birthdayInFuture') : readAnyDay(text),
  );

/** As many as the contract takes. */
const greatestCount = 30;

const code = /^[a-z]{2}$/;

/** ISO 639-1 codes: the country's languages first, then the commonest others. Forms show `languagesToOffer`. */
export const offeredLanguages: readonly string[] = [
  'fi',
  'sv',
  'en',
  'ru',
  'et',
  'uk',
  'ar',
  'so',
  'fa',
  'ku',
  'sq',
  'zh',
  'vi',
  'es',
  'tr',
  'de',
  'th',
  'bn',
  'hi',
  'ne',
  'tl',
  'ur',
  'pt',
  'pl',
  'fr',
  'ro',
  'it',
  'hu',
];

/**
 * The ISO 639-1 codes that a form offers: `offeredLanguages`, then those already chosen, so that none gets lost.
 *
 * @example
 * languagesToOffer(['fi', 'ja']); // ['fi', 'sv', …, 'hu', 'ja']
 */
export const languagesToOffer = (chosen: readonly string[]): readonly string[] => [
  ...new Set([...offeredLanguages, ...chosen]),
];

/** Distinct ISO 639-1 codes: at least one and at most 30 (§5). */
export const languagesField = /* @__PURE__ */ plainField<readonly string[]>(
  Schema.Array(Schema.String),
  [],
  readLanguages,
);

function readLanguages(keys: readonly string[]): Reading<readonly string[]> {
  const languages = [...new Set(keys)];
  if (!languages.every((language) => code.test(language))) return refuse('choiceUnknown');
  if (languages.length === 0) return refuse('choiceMissing');
  return languages.length > greatestCount
    ? refuse('tooLarge', { maximum: greatestCount })
    : accept(languages);
}

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
export const businessIdField: Field<string | null, string> = /* @__PURE__ */ readOptionalText((text) => {
  const businessId = normalize(text);
  return format.test(businessId) ? accept(businessId) : refuse('businessIdInvalid');
});

/** Whether the last digit of a business id fits the others, which finds most typos; false for any other text. */
export function hasValidCheckDigit(businessId: string): boolean {
  if (!format.test(businessId)) return false;
  const sum = digitWeights.reduce((total, weight, index) => total + weight * Number(businessId[index]), 0);
  const checkDigit = Number(businessId.at(-1));
  // A remainder of 1 asks for 10, which is no digit: such ids are never given.
  return (sum + checkDigit) % 11 === 0;
}

export type BusinessIdWarning = 'checkDigitWrong';

/**
 * What is doubtful about a typed business id; null where nothing is, or where the form refuses it anyway.
 *
 * @example
 * businessIdWarning('1234567-8'); // 'checkDigitWrong'
 * businessIdWarning('1572860-0'); // null
 */
export function businessIdWarning(text: string): BusinessIdWarning | null {
  const businessId = normalize(text);
  return format.test(businessId) && !hasValidCheckDigit(businessId) ? 'checkDigitWrong' : null;
}

/**
 * The bracket of a typed yearly turnover (§3); null for none, no number and ambiguous ones.
 *
 * @example
 * typedTurnoverBracket('250 000,50'); // '250-500k'
 */
export function typedTurnoverBracket(text: string): TurnoverBracket | null {
  const [turnover = null, otherwise] = numberReadings(text, turnoverLimits);
  return otherwise === undefined ? turnoverBracketOf(turnover) : null;
}
