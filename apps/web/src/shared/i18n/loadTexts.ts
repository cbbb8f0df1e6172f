import type { Locale } from '@tilava/domain/format';
import type { en as englishProduct } from '@tilava/domain/texts/en';
import type { en as englishPages } from '../../texts/en.ts';
import type { InAnyLanguage } from '../../texts/pageTexts.ts';
import type { Catalogues } from './catalogues.ts';
import { firstTexts } from './firstTexts.ts';
import { furtherTexts } from './furtherTexts.ts';

/** What the app says: the words of its pages, and the product's. English names the keys and their parameters. */
export type AllTexts = typeof englishPages & { readonly product: typeof englishProduct };

/** The texts of one language. */
export type Texts = InAnyLanguage<AllTexts>;

/** Downloads a language: what every page begins with, and the rest of it where that is wanted. */
export async function loadTexts(language: Locale, isWhole = true): Promise<Texts> {
  const parts = isWhole ? [firstTexts, furtherTexts] : [firstTexts];
  const loaded = await Promise.all(parts.map((catalogues) => load(catalogues, language)));
  const pages = loaded.map((part) => part.pages);
  const product = loaded.map((part) => part.product);
  // What is not there is said by no page that is shown before the rest is.
  return Object.assign({}, ...pages, { product: Object.assign({}, ...product) }) as Texts;
}

async function load(catalogues: Catalogues, language: Locale) {
  const [pages, product] = await Promise.all(catalogues[language].map((download) => download()));
  return { pages: pages?.[language], product: product?.[language] };
}
