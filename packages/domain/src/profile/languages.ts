import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../form/field.ts';

/** As many as the contract takes. */
const greatestCount = 30;

const code = /^[a-z]{2}$/;

/**
 * The languages that a form offers, as ISO 639-1 codes: those of the country first, then the commonest others
 * spoken there. A form shows `languagesToOffer`, so that none that is already there gets lost.
 *
 * @example
 * offeredLanguages[0]; // 'fi'
 */
export const offeredLanguages = [
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
] as const;

/**
 * The languages that a form offers to somebody: the usual ones, and then those that they already chose.
 *
 * @param chosen - ISO 639-1 codes
 * @example
 * languagesToOffer(['fi', 'ja']); // ['fi', 'sv', …, 'hu', 'ja']
 */
export const languagesToOffer = (chosen: readonly string[]): readonly string[] => [
  ...new Set([...offeredLanguages, ...chosen]),
];

/**
 * The languages that somebody speaks, as distinct ISO 639-1 codes: at least one and at most 30 (specification,
 * section 5).
 */
export const languagesField: Field<readonly string[], readonly string[]> = makeField<
  readonly string[],
  readonly string[]
>({
  input: Schema.Array(Schema.String),
  value: Schema.Array(Schema.String),
  empty: [],
  read: readLanguages,
  write: (value) => value,
});

function readLanguages(keys: readonly string[]): Reading<readonly string[]> {
  const languages = [...new Set(keys)];
  if (!languages.every((language) => code.test(language))) return refuse('choiceUnknown');
  if (languages.length === 0) return refuse('choiceMissing');
  return languages.length > greatestCount
    ? refuse('tooLarge', { maximum: greatestCount })
    : accept(languages);
}
