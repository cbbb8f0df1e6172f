import type { Locale } from '@tilava/domain/format';

const mailLanguages: readonly Locale[] = ['en', 'fi', 'sv'];

/** The language to write to somebody in: the first of theirs that there are mails in, else English. */
export const mailLanguageOf = (languages: readonly string[]): Locale =>
  languages
    .map((language) => mailLanguages.find((known) => known === language))
    .find((known) => known !== undefined) ?? 'en';

/** A text in every language that mails are written in. */
export type InMailLanguages<Text> = Readonly<Record<Locale, Text>>;
