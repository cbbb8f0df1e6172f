import type { Locale } from '@tilava/domain/format';

/** A text in every language that mails are written in. */
export type InMailLanguages<Text> = Readonly<Record<Locale, Text>>;
