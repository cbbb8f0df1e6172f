import type { en } from './en.ts';

/** The same keys with the words of any language. */
export type InAnyLanguage<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : InAnyLanguage<Texts[Key]>;
};

/** The words of pages and of the shell: a key that a language lacks, or has beside those of English, does not compile. */
export type PageTexts = InAnyLanguage<typeof en>;
