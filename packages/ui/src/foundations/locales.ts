/** The languages of the app, as Finland writes them: BCP 47 tags, and what each calls itself. */
export const locales = { 'en-FI': 'English', 'fi-FI': 'Suomi', 'sv-FI': 'Svenska' } as const;
