/**
 * The length of a text in characters, counted as the contract counts them: code points, so that most emoji are
 * one.
 *
 * @example
 * lengthOf('👍'); // 1, whereas '👍'.length is 2
 */
export const lengthOf = (text: string): number => Array.from(text).length;
