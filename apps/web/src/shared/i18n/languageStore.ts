import { languageCookie, locales, type Locale } from '@tilava/domain/format';
import { readText, watchSaved, writeText } from '../saved/saved.ts';
import { createStore } from '../store.ts';
import { loadTexts, type Texts } from './loadTexts.ts';

/** A language and its words, which come together, so that nothing is ever shown in two languages. */
export interface SpokenLanguage {
  readonly locale: Locale;
  readonly texts: Texts;
  readonly isWhole: boolean;
}

export interface LanguageDevice {
  readonly storage: Storage;
  /** Tells of changes in other tabs; the window. */
  readonly tabs: EventTarget;
  /** In the order in which the reader prefers them. */
  readonly preferred: readonly string[];
  readonly document: {
    cookie: string;
    /** The server writes an operator's own name of the product into its attributes. */
    readonly documentElement: { lang: string; readonly dataset?: Readonly<Partial<Record<'brand', string>>> };
  };
}

const storageKey = languageCookie;

const cookieAge = 31_536_000;

/** The language of the app. It belongs to the device, so that a logout does not take it away. */
export function createLanguageStore(device: LanguageDevice, load = loadTexts) {
  const store = createStore<SpokenLanguage | null>(null);
  let wanted: Locale | null = null;
  let isWhole = false;

  const speak = async (locale: Locale): Promise<void> => {
    wanted = locale;
    const isAll = isWhole;
    const texts = await load(locale, isAll);
    // Another was chosen meanwhile, or more was asked for.
    if (wanted !== locale || isAll !== isWhole) return;
    device.document.documentElement.lang = locale;
    store.set({ locale, texts: withBrand(texts, device), isWhole });
  };

  watchSaved(device, storageKey, () => {
    const chosen = keptLanguage(device);
    // Without the words of it, this tab goes on in its own.
    if (chosen !== null) speak(chosen).catch(() => undefined);
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Speaks what was chosen on an earlier visit, otherwise the first of the browser's languages that the app knows. */
    restore: () => speak(keptLanguage(device) ?? preferredLanguage(device.preferred)),
    /** Speaks another language once its words are there, and keeps the choice; the last choice wins. */
    choose: async (locale: Locale) => {
      await speak(locale);
      if (wanted === locale) keep(device, locale);
    },
    /** Knows all words from now on, not only those that every page begins with. */
    complete: async () => {
      isWhole = true;
      if (wanted !== null && store.get()?.isWhole !== true) await speak(wanted);
    },
  };
}

/** In these texts the name is never bent: a test holds it. */
function withBrand(texts: Texts, { document }: LanguageDevice): Texts {
  const brand = document.documentElement.dataset?.brand;
  return brand === undefined ? texts : JSON.parse(JSON.stringify(texts).replaceAll(texts.common.name, brand));
}

const languageOf = (code: string | null): Locale | null =>
  locales.find((language) => language === code) ?? null;

const keptLanguage = ({ storage }: LanguageDevice): Locale | null =>
  languageOf(readText(storage, storageKey));

function preferredLanguage(preferred: readonly string[]): Locale {
  const known = preferred.map((tag) => languageOf(tag.split('-')[0]?.toLowerCase() ?? null));
  return known.find((language) => language !== null) ?? 'en';
}

/** The cookie tells the server, which then answers in the same language. */
function keep({ storage, document }: LanguageDevice, locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${cookieAge}; samesite=lax`;
  // Where it is not kept, it still lasts as long as this page.
  writeText(storage, storageKey, locale);
}
