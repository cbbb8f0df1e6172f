/**
 * A number as it is read best: its digits grouped and its decimal mark as in the language; the decimals stay as
 * they were typed. Whatever is no number stays as it is: the app says what is wrong with it.
 *
 * @param text - what was typed, with spaces between the thousands or without, and a comma or a point
 * @param locale - a BCP 47 tag
 * @example
 * groupDigits('1499.50', 'fi-FI'); // '1 499,50', with U+00A0
 * groupDigits('1499,50', 'en-FI'); // '1 499.50', with U+00A0
 * groupDigits('much', 'fi-FI'); // 'much'
 */
export function groupDigits(text: string, locale: string): string {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  const number = /^[+-]?\d{1,15}(?:\.(?<decimals>\d{1,6}))?$/.exec(plain);
  if (number === null) return text;
  const { length } = number.groups?.['decimals'] ?? '';
  const isEnglish = locale.startsWith('en');
  const written = new Intl.NumberFormat(isEnglish ? 'en' : locale, {
    minimumFractionDigits: length,
    maximumFractionDigits: length,
    useGrouping: 'always',
  }).format(Number(plain));
  // English has a point before the decimals, and spaces between the thousands, which no locale has together.
  return isEnglish ? written.replaceAll(',', '\u00A0') : written;
}
