import { languageCookie, locales, type Locale } from '@tilava/domain/format';
import { createStore } from '../store.ts';
import { loadTexts, type Texts } from './loadTexts.ts';

/** A language and its words, which come together, so that nothing is ever shown in two languages. */
export interface SpokenLanguage {
  readonly locale: Locale;
  readonly texts: Texts;
}

/** The language of the app. It belongs to the device, so that a logout does not take it away. */
export interface LanguageStore {
  /** Null until the first language is there. */
  readonly get: () => SpokenLanguage | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Speaks what was chosen on an earlier visit, otherwise the first of the browser's languages that the app knows. */
  readonly restore: () => Promise<void>;
  /** Speaks another language once its words are there, and keeps the choice; the last choice wins. */
  readonly choose: (locale: Locale) => Promise<void>;
}

/** What the store needs of the browser. */
export interface LanguageDevice {
  readonly storage: Storage;
  /** In the order in which the reader prefers them. */
  readonly preferred: readonly string[];
  readonly document: { cookie: string; readonly documentElement: { lang: string } };
}

/** Named as the cookie. */
const storageKey = languageCookie;

/** A year, in seconds. */
const cookieAge = 31_536_000;

/** Makes the store; until it is restored or something is chosen there is no language. */
export function createLanguageStore(device: LanguageDevice, load = loadTexts): LanguageStore {
  const store = createStore<SpokenLanguage | null>(null);
  let wanted: Locale | null = null;

  const speak = async (locale: Locale): Promise<void> => {
    wanted = locale;
    const texts = await load(locale);
    if (wanted !== locale) return;
    device.document.documentElement.lang = locale;
    store.set({ locale, texts });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    restore: () => speak(keptLanguage(device) ?? preferredLanguage(device.preferred)),
    choose: async (locale) => {
      await speak(locale);
      if (wanted === locale) keep(device, locale);
    },
  };
}

const languageOf = (code: string | null): Locale | null =>
  locales.find((language) => language === code) ?? null;

function keptLanguage({ storage }: LanguageDevice): Locale | null {
  try {
    return languageOf(storage.getItem(storageKey));
  } catch {
    // A storage that is forbidden keeps nothing.
    return null;
  }
}

function preferredLanguage(preferred: readonly string[]): Locale {
  const known = preferred.map((tag) => languageOf(tag.split('-')[0]?.toLowerCase() ?? null));
  return known.find((language) => language !== null) ?? 'en';
}

/** The cookie tells the server, which then answers in the same language. */
function keep({ storage, document }: LanguageDevice, locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${cookieAge}; samesite=lax`;
  try {
    storage.setItem(storageKey, locale);
  } catch {
    // The choice still lasts as long as this page.
  }
}
