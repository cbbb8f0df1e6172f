/** As Chinese and Japanese keyboards write signs. */
const fullWidth = /[\u3000\uff01-\uff5e]/g;

/** Arabic and Persian ones; both begin at a multiple of sixteen. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A number, a day, an identifier or an address with its letters, digits and signs in ASCII, whichever keyboard wrote
 * them.
 *
 * @example
 * toAsciiForms('１５００ €'); // '1500 €'
 * toAsciiForms('١٥٠٠'); // '1500'
 */
export const toAsciiForms = (text: string): string =>
  text
    .replaceAll(fullWidth, (sign) => sign.normalize('NFKC'))
    .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', ',');
