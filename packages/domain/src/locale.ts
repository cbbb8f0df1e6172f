/**
 * The product's languages. English is the specification's own; Finnish and Swedish are translations.
 *
 * @example
 * const locale: Locale = 'fi';
 */
export type Locale = 'en' | 'fi' | 'sv';

/**
 * U+00A0, the space that keeps a number and its unit, or the groups of a number, on one line.
 *
 * @example
 * `54${noBreakSpace}m²`;
 */
export const noBreakSpace = '\u00A0';
