import { Result, Schema } from 'effect';
import { isBlank, toAsciiForms, toLines, toOneLine } from '../text.ts';
import { dayNumber, isInDayRange } from '../time.ts';
import { lengthFault, lineOf } from './faults.ts';
import { accept, acceptUnless, makeField, plainField, refuse, type Field, type Reading } from './form.ts';

/** Text of one line of at most so many characters; blanks around it go, and so does what cannot be seen. */
export const requiredText = (maximum: number): Field<string, string> =>
  readText((text) => readUpTo(maximum, text));

/** As `requiredText`, with a rule of its own for text that is not empty. */
export const readText = (read: (text: string) => Reading<string>): Field<string, string> =>
  plainField<string>(Schema.String, '', (input) => {
    const text = lineOf(input);
    return isBlank(text) ? refuse('required') : read(text);
  });

/** Text of one line of at most so many characters; an empty field is null (§5, Payload shaping). */
export const optionalText = (maximum: number): Field<string | null, string> =>
  readOptionalText((text) => readUpTo(maximum, text));

/** As `optionalText`, with rules of its own for text that is not empty, and its own cleaning. */
export const readOptionalText = (
  read: (text: string) => Reading<string>,
  clean: (input: string) => string = toOneLine,
): Field<string | null, string> =>
  makeField<string | null, string>({
    input: Schema.String,
    value: Schema.NullOr(Schema.String),
    empty: '',
    read: (input) => {
      const text = clean(input).trim();
      return isBlank(text) ? accept(null) : read(text);
    },
    write: (value) => value ?? '',
  });

/** Text of at most so many characters. */
export const readUpTo = (maximum: number, text: string): Reading<string> =>
  acceptUnless(lengthFault(text, maximum), text);

/** In characters (§9). */
export const formDescriptionLimit = 300;

/** In characters (§9). */
export const serverDescriptionLimit = 600;

/** How many words the hint beside a description advises (§9). More are not refused. */
export const descriptionHintWords = 50;

/** At most 300 characters (§5), null where empty. An unchanged one may be longer, because the server takes 600. */
export const descriptionField = (unchanged: string | null = null): Field<string | null, string> =>
  readOptionalText(
    (text) => (text === unchanged?.trim() ? accept(unchanged) : readUpTo(formDescriptionLimit, text)),
    toLines,
  );

/**
 * The words of a text: what stands between blanks.
 *
 * @example
 * countWords('A bright office.'); // 3
 */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** A checkbox, not ticked at first. */
export const flag = /* @__PURE__ */ plainField<boolean>(Schema.Boolean, false, accept);

/** Forms hold it as text, as controls of forms do. */
type Key = string | number;

/** One of a list, which has to be chosen. */
export const requiredChoice = <Offered extends Key>(
  keys: readonly Offered[],
): Field<Offered, string | null> =>
  makeField<Offered, string | null>({
    input: Schema.NullOr(Schema.String),
    value: Schema.Literals(keys),
    empty: null,
    read: (input) => (isEmpty(input) ? refuse('required') : readKey(keys, input)),
    write: String,
  });

/** An empty field is null. */
export const optionalChoice = <Offered extends Key>(
  keys: readonly Offered[],
): Field<Offered | null, string | null> =>
  makeField<Offered | null, string | null>({
    input: Schema.NullOr(Schema.String),
    value: Schema.NullOr(Schema.Literals(keys)),
    empty: null,
    read: (input) => (isEmpty(input) ? accept(null) : readKey(keys, input)),
    write: (value) => (value === null ? null : String(value)),
  });

/** A group of checkboxes, of which `atLeast` have to be ticked; the ticked keys are read in the list's own order. */
export const choices = <Offered extends Key>(
  keys: readonly Offered[],
  atLeast: 0 | 1,
): Field<readonly Offered[], readonly string[]> =>
  makeField<readonly Offered[], readonly string[]>({
    input: Schema.Array(Schema.String),
    value: Schema.Array(Schema.Literals(keys)),
    empty: [],
    read: (input) => readKeys(keys, input, atLeast),
    write: (value) => value.map(String),
  });

const isEmpty = (input: string | null): input is null | '' => input === null || input === '';

function readKey<Offered extends Key>(keys: readonly Offered[], input: string): Reading<Offered> {
  const found = keys.find((key) => String(key) === input);
  return found === undefined ? refuse('choiceUnknown') : accept(found);
}

function readKeys<Offered extends Key>(
  keys: readonly Offered[],
  inputs: readonly string[],
  atLeast: 0 | 1,
): Reading<readonly Offered[]> {
  if (!inputs.every((input) => keys.some((key) => String(key) === input))) return refuse('choiceUnknown');
  if (inputs.length < atLeast) return refuse('choiceMissing');
  return accept(keys.filter((key) => inputs.includes(String(key))));
}

export interface DayLimits {
  /** `YYYY-MM-DD`; earlier days are refused. */
  readonly notBefore: string;
  /** The day that was there before, or null: it stays allowed although it may have passed since. */
  readonly unchanged: string | null;
}

const yearFirst = /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})$/u;
const dayFirst = /^(?<day>\d{1,2})(?: ?[./,-] ?| )(?<month>\d{1,2})(?: ?[./,-] ?| )(?<year>\d{4})\.?$/u;
const digits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/u;

/**
 * A typed day as `YYYY-MM-DD`, the day before the month, or a year of four digits first; null for no day.
 *
 * @example
 * parseDay('1.3.2027'); // '2027-03-01'
 * parseDay('31/02/2027'); // null
 */
export function parseDay(text: string): string | null {
  const written = toAsciiForms(toOneLine(text)).replaceAll(/\s+/gu, ' ').trim();
  const parts = (yearFirst.exec(written) ?? dayFirst.exec(written) ?? digits.exec(written))?.groups;
  const { year = '', month = '', day = '' } = parts ?? {};
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(found) === null ? null : found;
}

/** A calendar day, in every notation that `parseDay` knows. */
export const requiredDay = (limits: DayLimits): Field<string, string> =>
  readText((text) => readDay(text, limits));

/** As `requiredDay`; an empty field is null. */
export const optionalDay = (limits: DayLimits): Field<string | null, string> =>
  readOptionalText((text) => readDay(text, limits));

function readDay(text: string, { notBefore, unchanged }: DayLimits): Reading<string> {
  const reading = readAnyDay(text, unchanged);
  if (Result.isFailure(reading)) return reading;
  const day = reading.success;
  // Days with years of four digits have the same order as their text.
  return day < notBefore && day !== unchanged ? refuse('dayPast') : reading;
}

/** Any calendar day that the product takes, and the one that was there before. */
export function readAnyDay(text: string, unchanged: string | null = null): Reading<string> {
  const day = parseDay(text);
  if (day === null) return refuse('dayInvalid');
  return isInDayRange(day) || day === unchanged ? accept(day) : refuse('dayOutside');
}
