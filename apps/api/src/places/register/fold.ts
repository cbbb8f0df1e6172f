/**
 * A text as it is compared: in lower case, without accents and punctuation, a staircase's letter beside its number.
 *
 * @example
 * fold('Hämeentie 16 A'); // 'hameentie 16a'
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(\d) (?=[a-z](?: |$))/g, '$1');
}

/** The same without blanks: `Lönnrotin puistikko` and `Lönnrotinpuistikko` are one street. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
