import { toLines } from '../../text/unseen.ts';
import { accept, type Field } from '../field.ts';
import { readOptionalText, readUpTo } from './text.ts';

/**
 * The longest description that a form takes, in characters (specification, section 9).
 *
 * @example
 * formDescriptionLimit; // 300
 */
export const formDescriptionLimit = 300;

/**
 * The longest description that the server takes, in characters (specification, section 9).
 *
 * @example
 * serverDescriptionLimit; // 600
 */
export const serverDescriptionLimit = 600;

/**
 * How many words the hint beside a description advises at the most (specification, section 9). More are not
 * refused.
 *
 * @example
 * descriptionHintWords; // 50
 */
export const descriptionHintWords = 50;

/**
 * A description: at most 300 characters (specification, section 5), null where it is empty.
 *
 * @param unchanged - the description that was there before: it stays allowed although it may be longer, because
 *   the server takes 600
 * @example
 * const description = descriptionField();
 */
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
