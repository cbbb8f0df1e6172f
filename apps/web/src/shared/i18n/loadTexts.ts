import type { Locale } from '@tilava/domain/format';
import type { en as englishProduct } from '@tilava/domain/texts/en';
import type { en as englishPages } from '../../texts/en.ts';
import type { InAnyLanguage } from '../../texts/pageTexts.ts';
import type { Catalogues } from './catalogues.ts';
import { initialMessages } from './initialMessages.ts';
import { deferredMessages } from './deferredMessages.ts';

/** All messages of the app: its pages' and the product's. English defines the keys and their parameters. */
export type AllTexts = typeof englishPages & { readonly product: typeof englishProduct };

/** The texts of one language. */
export type Texts = InAnyLanguage<AllTexts>;

/** Loads a language: the initial messages, and the deferred ones on request. */
export async function loadTexts(language: Locale, isWhole = true): Promise<Texts> {
  const sources = isWhole ? [initialMessages, deferredMessages] : [initialMessages];
  const loaded = await Promise.all(sources.map((catalogues) => load(catalogues, language)));
  const pageTexts = loaded.map(({ pages }) => pages);
  const productTexts = loaded.map(({ product }) => product);
  // Pages that use deferred messages wait for them.
  return Object.assign({}, ...pageTexts, { product: Object.assign({}, ...productTexts) }) as Texts;
}

async function load(catalogues: Catalogues, language: Locale) {
  const [pages, product] = await Promise.all(catalogues[language].map((download) => download()));
  return { pages: pages?.[language], product: product?.[language] };
}
