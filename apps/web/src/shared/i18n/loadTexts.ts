import type { Locale } from '@tilava/domain/format';
import type { en as englishProduct } from '@tilava/domain/texts/en';
import type { en as englishPages } from '../../texts/en.ts';
import type { InAnyLanguage } from '../../texts/pageTexts.ts';

/** What the app says: the words of its pages, and the product's. English names the keys and their parameters. */
export type AllTexts = typeof englishPages & { readonly product: typeof englishProduct };

/** The texts of one language. */
export type Texts = InAnyLanguage<AllTexts>;

/** Each language is a download of its own. */
const loaders: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => {
    const [{ en }, { en: product }] = await Promise.all([
      import('../../texts/en.ts'),
      import('@tilava/domain/texts/en'),
    ]);
    return { ...en, product };
  },
  fi: async () => {
    const [{ fi }, { fi: product }] = await Promise.all([
      import('../../texts/fi.ts'),
      import('@tilava/domain/texts/fi'),
    ]);
    return { ...fi, product };
  },
  sv: async () => {
    const [{ sv }, { sv: product }] = await Promise.all([
      import('../../texts/sv.ts'),
      import('@tilava/domain/texts/sv'),
    ]);
    return { ...sv, product };
  },
};

/** Downloads a language. */
export const loadTexts = (language: Locale): Promise<Texts> => loaders[language]();
