import { locales, type Locale } from '@tilava/domain/format';

/** The app's language of a BCP 47 tag. */
export const languageOf = (tag: string): Locale =>
  locales.find((language) => language === new Intl.Locale(tag).language) ?? 'en';
