import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../form/field.ts';

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
 * The languages that a form offers to somebody, as ISO 639-1 codes: those of `offeredLanguages`, then those that they
 * already chose, so that none of these gets lost.
 *
 * @example
 * languagesToOffer(['fi', 'ja']); // ['fi', 'sv', …, 'hu', 'ja']
 */
export const languagesToOffer = (chosen: readonly string[]): readonly string[] => [
  ...new Set([...offeredLanguages, ...chosen]),
];

/** Distinct ISO 639-1 codes: at least one and at most 30 (specification, section 5). */
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
