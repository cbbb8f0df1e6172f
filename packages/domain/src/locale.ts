/**
 * The product's languages. English is the specification's own; Finnish and Swedish are translations.
 *
 * @example
 * const locale: Locale = 'fi';
 */
export type Locale = 'en' | 'fi' | 'sv';

/**
 * Every language of the product, the one that stands in for an unknown one first.
 *
 * @example
 * locales.find((locale) => locale === 'fi'); // 'fi'
 */
export const locales: readonly Locale[] = ['en', 'fi', 'sv'];

/**
 * The cookie that keeps the language that a visitor has chosen, so that the server knows it, too.
 *
 * @example
 * `${languageCookie}=fi; path=/; max-age=31536000; samesite=lax`;
 */
export const languageCookie = 'tilava.language';

/**
 * U+00A0, the space that keeps a number and its unit, or the groups of a number, on one line.
 *
 * @example
 * `54${noBreakSpace}m²`;
 */
export const noBreakSpace = '\u00A0';
