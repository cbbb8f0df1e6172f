import type { Locale } from '@tilava/domain/format';
import { lazyModule } from '@tilava/ui/lazy/lazyModule';
import type * as english from '../../texts/all/en.ts';
import type { InAnyLanguage } from '../../texts/pageTexts.ts';

/** All messages of the app: its pages' and the product's. English defines the keys and their parameters. */
export type AllTexts = typeof english.pages & { readonly product: typeof english.product };

declare module 'use-intl' {
  interface AppConfig {
    /** A key that the catalogues do not have does not compile. */
    Messages: AllTexts;
    Locale: Locale;
  }
}

export type Texts = InAnyLanguage<AllTexts>;

/** Only the build divides a catalogue (`texts/namespaces.ts`): elsewhere both parts are all of it. */
const catalogues = {
  en: { initial: () => import('#texts/initial/en'), deferred: () => import('#texts/deferred/en') },
  fi: { initial: () => import('#texts/initial/fi'), deferred: () => import('#texts/deferred/fi') },
  sv: { initial: () => import('#texts/initial/sv'), deferred: () => import('#texts/deferred/sv') },
};

/** Loads a language: the initial namespaces, and all others on request. */
export async function loadTexts(language: Locale, isWhole = true): Promise<Texts> {
  const { initial, deferred } = catalogues[language];
  const [first, rest] = await Promise.all([initial(), isWhole ? deferred() : undefined]);
  return { ...first.pages, ...rest?.pages, product: { ...first.product, ...rest?.product } };
}

/** Loads the texts of a page that has its own files. Gives the same promise for a language, unless it failed. */
export function textsOnDemand<PageTexts>(
  loaders: Readonly<Record<Locale, () => Promise<PageTexts>>>,
): (locale: Locale) => Promise<PageTexts> {
  const modules = { en: lazyModule(loaders.en), fi: lazyModule(loaders.fi), sv: lazyModule(loaders.sv) };
  return (locale) => modules[locale].load();
}
