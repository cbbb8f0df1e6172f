import { toLines } from '../../text/unseen.ts';
import { accept, type Field } from '../field.ts';
import { readOptionalText, readUpTo } from './text.ts';

/** In characters (specification, section 9). */
export const formDescriptionLimit = 300;

/** In characters (specification, section 9). */
export const serverDescriptionLimit = 600;

/** How many words the hint beside a description advises (specification, section 9). More are not refused. */
export const descriptionHintWords = 50;

/**
 * At most 300 characters (specification, section 5), null where it is empty. The one that was there before stays
 * allowed although it may be longer, because the server takes 600.
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
