/** Marks that turn the direction in which a text is read, and what separates lines without being a line break. */
const steering = String.raw`\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069`;

/**
 * The contract's: no control characters, line breaks or marks that turn the direction of reading, so that a text
 * cannot pose as lines, or as another text.
 */
export const oneLinePattern = String.raw`^[^\u0000-\u001f\u007f-\u009f${steering}]*$`;

/** The contract's: as in one line, and besides line feeds, carriage returns and tabs. */
export const multiLinePattern = String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f${steering}]*$`;

/** What a pattern does not take, wherever it stands in a text. */
const outside = (pattern: string) => new RegExp(pattern.slice(1, -2).replace('[^', '['), 'g');

const unseenInLine = outside(oneLinePattern);
const unseenInLines = outside(multiLinePattern);
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const strangeLineBreaks = /[\v\f\u0085\u2028\u2029]/g;

/**
 * A text in one line: line breaks and tabs become a space, other characters that cannot be seen go, because nobody
 * could find them to take them out.
 *
 * @example
 * toOneLine('Annankatu 16\r\n00120 Helsinki'); // 'Annankatu 16 00120 Helsinki'
 */
export const toOneLine = (text: string): string =>
  text.replaceAll(lineBreaks, ' ').replaceAll(unseenInLine, '');

/**
 * A text of several lines: line breaks of other kinds become line feeds, other characters that cannot be seen go.
 *
 * @example
 * toLines('Bright\u2028and quiet'); // 'Bright\nand quiet'
 */
export const toLines = (text: string): string =>
  text.replaceAll(strangeLineBreaks, '\n').replaceAll(unseenInLines, '');

const invisible = /[\p{Default_Ignorable_Code_Point}\u20e3]/gu;

/**
 * A number, an identifier or an address without characters that only change how others look, such as the joiners and
 * variation selectors that come along where it is copied.
 *
 * @example
 * withoutInvisible('040\u200b123\ufe0f4567'); // '0401234567'
 */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/**
 * Whether nobody sees anything of a text, because it holds blanks, joiners and the like alone.
 *
 * @example
 * isBlank('\u200b \u3164'); // true
 */
export const isBlank = (text: string): boolean => /^[\s\u2800]*$/.test(withoutInvisible(text));
