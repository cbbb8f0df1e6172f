/** The product's languages. English is the specification's own; Finnish and Swedish are translations. */
export type Locale = 'en' | 'fi' | 'sv';

/** The language that stands in for an unknown one comes first. */
export const locales: readonly Locale[] = ['en', 'fi', 'sv'];

/** Keeps the language that a visitor has chosen, so that the server knows it, too. */
export const languageCookie = 'tilava.language';

/** U+00A0 keeps a number and its unit, or the groups of a number, on one line. */
export const noBreakSpace = '\u00A0';
