import type { Locale } from '@tilava/domain/format';

/**
 * Words that only one page says, a download a language.
 *
 * @returns the words in a language; always the same promise, which React can wait for, unless it failed
 */
export function textsOnDemand<Texts>(
  loaders: Readonly<Record<Locale, () => Promise<Texts>>>,
): (locale: Locale) => Promise<Texts> {
  const loaded = new Map<Locale, Promise<Texts>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known !== undefined) return known;
    const texts = loaders[locale]();
    loaded.set(locale, texts);
    // Whoever waits is told of the failure; whoever comes later tries anew.
    texts.catch(() => loaded.delete(locale));
    return texts;
  };
}
