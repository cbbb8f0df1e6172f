import { join } from 'node:path';
import { locales } from '@tilava/domain/format';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../shared/i18n/loadTexts.ts';
import { parseSource, parseSources } from '../testing/texts/parseSources.ts';
import { spokenTexts } from '../testing/texts/spokenTexts.ts';
import { usedKeys } from '../testing/texts/usedKeys.ts';
import { en } from './en.ts';

type Tree = { readonly [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`),
  );

/** The names of a text's gaps. */
const gapsOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/gu)].map(([, name = '']) => name))].toSorted();

const web = join(import.meta.dirname, '..');
const domain = join(web, '../../../packages/domain/src');
const server = join(web, '../../api/src');

describe.each(locales)('the catalogues in %s', (locale) => {
  it('have messages that can be shown, for one of something and for many', async () => {
    const failures: string[] = [];
    const onError = ({ message }: Error) => void failures.push(message);
    const texts = textsOf(await loadTexts(locale));
    // A point in a key would be read as the way into a group.
    const named = texts.map(([key, text]) => [key.replaceAll('.', '/'), text] as const);
    const t = createTranslator<Record<string, string>>({
      locale,
      messages: Object.fromEntries(named),
      onError,
    });
    for (const [key, text] of named) {
      for (const count of [1, 5]) {
        const values = Object.fromEntries(gapsOf(text).map((gap) => [gap, count]));
        expect(t(key, values), key).not.toMatch(/[{}]|^\s*$/u);
      }
    }
    expect(failures).toEqual([]);
  });

  it('never bend the name of the product, in whose place an operator may have another', async () => {
    const bent = textsOf(await loadTexts(locale)).filter(([, text]) => /Tilava\p{L}/u.test(text));
    expect(bent).toEqual([]);
  });

  it('have the gaps that the English ones have', async () => {
    const english = new Map(textsOf(await loadTexts('en')));
    for (const [key, text] of textsOf(await loadTexts(locale))) {
      expect(gapsOf(text), key).toEqual(gapsOf(english.get(key) ?? ''));
    }
  });
});

describe('the texts of pages', () => {
  it('are all used', async () => {
    const used = parseSources(web).flatMap(usedKeys);
    const isUsed = (key: string) =>
      used.some((use) => (use.endsWith('*') ? key.startsWith(use.slice(0, -1)) : use === key));
    const { product } = await loadTexts('en');
    // The build writes these into the pages, before any script runs.
    const { document: _written, ...read } = en;
    const keys = textsOf({ ...read, product: { unit: product.unit } }).map(([key]) => key);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are asked for by functions of any name, by templates, and by computed keys', () => {
    const keys = (code: string) => usedKeys(parseSource('page.tsx', code));
    expect(keys("const t = useTranslations('a'); t('b'); t.rich('c');")).toEqual(['a.b', 'a.c']);
    expect(keys("const say = useTranslations(); say(`a.${b}`, { c: 'd' });")).toEqual(['a.*']);
    expect(keys("useTranslations('a')('b');")).toEqual(['a.b']);
    expect(keys("const t = useTranslations('a'); const k = x ? 'b' : 'c'; t(k);")).toEqual([
      'a.a',
      'a.b',
      'a.c',
    ]);
    expect(keys("const t = useTranslations('a'); function f() { const t = g('b'); t('c'); }")).toEqual([]);
    expect(keys("set('a'); useMemo('b');")).toEqual([]);
  });
});

describe('a text of the interface', () => {
  it('stands nowhere in the code of the web', () => {
    const found = parseSources(web).flatMap((source) =>
      spokenTexts(source).map((text) => `${source.fileName}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('stands nowhere in the rules, but for what the server says word for word', () => {
    const found = parseSources(domain)
      .filter(({ fileName }) => fileName !== 'account/commonPasswords.ts')
      .flatMap((source) => spokenTexts(source).map((text) => `${source.fileName}: ${text}`));
    expect(found).toEqual([
      'place/drawnArea.ts: Polygon',
      'productName.ts: Tilava',
      'requests/messages.ts: User is not verified',
      'requests/messages.ts: There is already user with those credentials',
      'requests/messages.ts: You have been already verified',
    ]);
  });

  it('stands nowhere in what the server makes of mails and documents, but for names', () => {
    const isMarkup = (text: string) => text.startsWith('<') || text.startsWith('margin:');
    const isHeader = (text: string) => /^(?=.*[=-])[\w/=-]+([,;] [\w/=-]+)+$/u.test(text);
    const found = ['mail/templates', 'http/web'].flatMap((folder) =>
      parseSources(join(server, folder)).flatMap((source) =>
        spokenTexts(source)
          .filter((text) => !isMarkup(text) && !isHeader(text))
          .map((text) => `${source.fileName}: ${text}`),
      ),
    );
    expect(found).toEqual([
      'loginForm.ts: Credentials',
      'publicPages.ts: Disallow: …',
      'publicPages.ts: Sitemap: …/sitemap.xml',
    ]);
  });

  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{isNew ? "New" : ""}</p>', 'New'],
    ['<Field label="name" />', 'name'],
    ['<Field aria-label={isOpen ? "close" : "open"} />', 'close'],
    ['<Field pendingLabel="saving" />', 'saving'],
    ['const column = { header: "rent" };', 'rent'],
    ['const labels = { bottom: "Bottom" };', 'Bottom'],
    ['notices.show("Saved for you");', 'Saved for you'],
    ['const text = `${distance} away`;', '… away'],
    ['document.title = `Tilava: ${page}`;', 'Tilava: …'],
  ])('is found in %s', (code, text) => {
    expect(spokenTexts(parseSource('page.tsx', code))).toContain(text);
  });

  it.each([
    "import { a } from './Some File.ts';",
    "throw new Error('The page has no root');",
    "if (key === 'Escape') close();",
    "type Name = 'First' | 'Second name';",
    '<Stack as="section" gap={4} className={`${a} ${b}`} />',
    "const t = useTranslations('nav'); t('logOut');",
    "const zone = 'Europe/Helsinki';",
  ])('is not found in %s', (code) => {
    expect(spokenTexts(parseSource('page.tsx', code))).toEqual([]);
  });
});
