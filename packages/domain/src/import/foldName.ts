import { toOneLine } from '../text.ts';

/**
 * A heading or a cell as it is compared: in small letters, without what stands in brackets and without punctuation.
 *
 * @example
 * foldName(' Rent per month (€) '); // 'rent per month'
 */
export const foldName = (text: string): string =>
  toOneLine(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}+/²]+/gu, ' ')
    .trim();
