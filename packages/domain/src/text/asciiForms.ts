/** Full-width signs, as Chinese and Japanese keyboards write them, lie at this distance from ASCII. */
const fullWidthOffset = 0xfee0;

/** Where the zeros of the Arabic and the Persian digits lie. */
const arabicZeros = [0x0660, 0x06f0] as const;

const fullWidth = /[\uff01-\uff5e]/g;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

const toDigit = (character: string): string => {
  const code = character.charCodeAt(0);
  return String(code - (arabicZeros.findLast((zero) => zero <= code) ?? 0));
};

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
    .replaceAll('\u3000', ' ')
    .replaceAll(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replaceAll('\u066b', ',')
    .replaceAll(arabicDigit, toDigit);
