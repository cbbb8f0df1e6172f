import type { Locale } from '@tilava/domain/format';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { tellTab } from '../../testing/otherTab.ts';
import { createLanguageStore, type LanguageDevice } from './languageStore.ts';
import { loadTexts, type Texts } from './loadTexts.ts';

const device = (preferred: readonly string[] = []): LanguageDevice => ({
  storage: memoryStorage(),
  tabs: new EventTarget(),
  preferred,
  document: { cookie: '', documentElement: { lang: '' } },
});

afterEach(() => vi.unstubAllGlobals());

describe('the language of the app', () => {
  it.each([
    [['fi-FI', 'en'], 'fi'],
    [['SV', 'fi'], 'sv'],
    [['de-DE', 'sv-FI', 'en'], 'sv'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ])('of a reader who prefers %j is %s at first, and nothing is kept', async (preferred, locale) => {
    const browser = device(preferred);
    const store = createLanguageStore(browser);
    expect(store.get()).toBeNull();
    await store.restore();
    expect(store.get()?.locale).toBe(locale);
    expect(browser.document).toEqual({ cookie: '', documentElement: { lang: locale } });
  });

  it('is what was chosen before, which the server is told by a cookie', async () => {
    const browser = device(['fi']);
    await createLanguageStore(browser).choose('sv');
    expect(browser.document.cookie).toContain('tilava.language=sv;');
    expect(browser.document.documentElement.lang).toBe('sv');

    const reopened = createLanguageStore(browser);
    await reopened.restore();
    expect(reopened.get()?.locale).toBe('sv');
    expect(reopened.get()?.texts.nav.matches).toBe('Träffar');
    expect(reopened.get()?.texts.product.industry.ed).toBe('Utbildning');
  });

  it('is the one that is chosen in another tab, where its words come, and else stays', async () => {
    const browser = device(['en']);
    const here = createLanguageStore({ ...browser, tabs: new EventTarget() });
    const other = createLanguageStore(browser, async (locale, isWhole) => {
      if (locale === 'fi') throw new Error('offline');
      return loadTexts(locale, isWhole);
    });
    await other.restore();
    await here.choose('sv');
    tellTab(browser.tabs, 'tilava.language');
    await vi.waitFor(() => expect(other.get()?.locale).toBe('sv'));
    await here.choose('fi');
    tellTab(browser.tabs, 'tilava.language');
    browser.storage.clear();
    tellTab(browser.tabs, null);
    await vi.dynamicImportSettled();
    expect(other.get()?.locale).toBe('sv');
  });

  it('stays the old one, whole, until the words of the new one are there', async () => {
    const browser = device();
    const waiting: (() => void)[] = [];
    const load = async (locale: Locale): Promise<Texts> => {
      if (locale !== 'en') await new Promise<void>((resolve) => waiting.push(resolve));
      return loadTexts(locale);
    };
    const store = createLanguageStore(browser, load);
    await store.restore();
    const finnish = store.choose('fi');
    const swedish = store.choose('sv');
    expect(store.get()?.locale).toBe('en');
    for (const arrive of waiting.toReversed()) arrive();
    await Promise.all([finnish, swedish]);
    expect(store.get()?.locale).toBe('sv');
    expect(browser.storage.getItem('tilava.language')).toBe('sv');
  });

  it('is kept as it was where the words of another cannot be loaded', async () => {
    const store = createLanguageStore(device(), async (locale) => {
      if (locale === 'fi') throw new Error('offline');
      return loadTexts(locale);
    });
    await store.restore();
    await expect(store.choose('fi')).rejects.toThrow('offline');
    expect(store.get()?.locale).toBe('en');
  });

  it('can be chosen where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse });
    const browser = { ...device(['fi']), storage };
    const store = createLanguageStore(browser);
    await store.restore();
    await store.choose('sv');
    expect(store.get()?.locale).toBe('sv');
  });

  it('has what every page begins with at first, and all words once they were asked for, in any language', async () => {
    const asked: string[] = [];
    const store = createLanguageStore(device(['sv']), async (locale, isWhole) => {
      asked.push(`${locale} ${isWhole ? 'whole' : 'first'}`);
      return loadTexts(locale, isWhole);
    });
    await store.restore();
    expect(store.get()?.isWhole).toBe(false);
    await store.complete();
    expect(store.get()).toMatchObject({ locale: 'sv', isWhole: true });
    await store.complete();
    await store.choose('fi');
    expect(asked).toEqual(['sv first', 'sv whole', 'fi whole']);
  });

  it('calls the product by the name that its operator gave it', async () => {
    const browser = device();
    const documentElement = { lang: '', dataset: { brand: 'Harbour & Co' } };
    const store = createLanguageStore({ ...browser, document: { cookie: '', documentElement } });
    await store.restore();
    expect(store.get()?.texts.common).toMatchObject({
      name: 'Harbour & Co',
      title: '{page} · Harbour & Co',
      loading: 'Loading',
    });
  });

  it('is whole from its beginning where all words were asked for before they had come', async () => {
    const store = createLanguageStore(device());
    const restored = store.restore();
    await Promise.all([store.complete(), restored]);
    expect(store.get()?.isWhole).toBe(true);

    const early = createLanguageStore(device());
    await early.complete();
    expect(early.get()).toBeNull();
    await early.restore();
    expect(early.get()?.isWhole).toBe(true);
  });
});
