import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@tilava/domain/format';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWebWhereChanged } from '@tilava/scripts/buildWeb';
import { withImports } from '@tilava/scripts/sizes/bundle';
import { compressedSize } from '@tilava/scripts/sizes/compressedSize';
import { expectSize } from '@tilava/scripts/sizes/expectSize';
import { modulesFile, type BuiltFile } from '../../vite/modulesOfFiles.ts';
import { loadRankingTexts } from '../features/ranking/model/loadRankingTexts.ts';
import { rankingFacts } from '../features/ranking/model/rankingFacts.ts';
import { loadTexts } from '../shared/i18n/loadTexts.ts';
import { onlyOnline, onlyOnlineStyles } from '../../vite/serviceWorker.ts';
import { parseSource } from '../testing/texts/parseSources.ts';
import { usedKeys } from '../testing/texts/usedKeys.ts';
import { deferredMessages, initialNamespaces } from '../texts/namespaces.ts';
import { prerenderedPages } from './prerenderedPages.ts';

const folder = join(import.meta.dirname, '../..');

const contentOf = (fileName: string) => readFileSync(join(folder, 'dist', fileName));
const textOf = (fileName: string) => contentOf(fileName).toString();
const sizeOf = (files: readonly BuiltFile[]) =>
  files.reduce((sum, { fileName }) => sum + compressedSize(contentOf(fileName)), 0);

/** What a form or a picture needs, and no page from its beginning. */
const large =
  /\/(ComboBox|DatePicker|Gallery|Panorama|ProximityPlot|charts)\/(?!(\w+\/)?shape\.css)|\/(@glidejs|@photo-sphere-viewer|@visx)\//u;

/** What lists need. */
const tables = /\/DataTable\/DataTable\.tsx$|\/@tanstack\/(react-virtual|virtual-core)\//u;

/** The messages of pages and of the product. */
const catalogue = new RegExp(String.raw`/texts/all/(${locales.join('|')})\.ts\?(initial|deferred)$`, 'u');

const all = ['initial', 'deferred'];

describe('the app as it is built', () => {
  let files: readonly BuiltFile[];
  let chunks: readonly BuiltFile[];

  beforeAll(async () => {
    const { succeeded, output } = await buildWebWhereChanged();
    if (!succeeded) throw new Error(output);
    files = JSON.parse(textOf(modulesFile)) as readonly BuiltFile[];
    chunks = files.filter(({ moduleIds }) => moduleIds.length > 0);
  }, 120_000);

  /** Whether the page begins with a chunk: its entry is within it. */
  const isStart = ({ moduleIds }: BuiltFile) =>
    moduleIds.some((module) => module.endsWith('/src/app/main.tsx'));

  /** What the browser has downloaded before a page shows: the app's own code, the page's, and what else it shows. */
  const chunksOfPage = (page: string, ...components: readonly string[]) => {
    const isOf = (module: string) => [page, ...components].some((name) => module.endsWith(`/${name}.tsx`));
    const start = chunks.filter((chunk) => isStart(chunk) || chunk.moduleIds.some(isOf));
    expect(start.flatMap(({ moduleIds }) => moduleIds).filter(isOf)).toHaveLength(1 + components.length);
    return withImports(start, chunks);
  };
  const chunksOfLanguage = (language: string, ...parts: readonly string[]) =>
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((module) => {
        const [, spoken, part = ''] = catalogue.exec(module) ?? [];
        return spoken === language && parts.includes(part);
      }),
    );
  /** And the chunks that they import dynamically, other than routes. */
  const withDynamicImports = (start: ReturnType<typeof chunksOfPage>) => {
    const found = new Set(start);
    // A set goes on to what is added on the way.
    for (const chunk of found) {
      const imported = chunks.filter(
        ({ fileName }) => !isStart(chunk) && chunk.dynamicImports.includes(fileName),
      );
      for (const other of withImports(imported, chunks)) found.add(other);
    }
    return [...found];
  };
  const modulesOf = (page: string) => chunksOfPage(page).flatMap(({ moduleIds }) => moduleIds);

  it.each(['LandingPage', 'LoginPage', 'TenantMatchesPage'])('bundles no language with the %s', (page) => {
    expect(modulesOf(page).filter((module) => catalogue.test(module))).toEqual([]);
  });

  it.for(['en', 'fi', 'sv'])('downloads %s alone, which is at most 16 KB', (language, context) => {
    const messages = chunksOfLanguage(language, 'initial', 'deferred');
    const catalogues = messages
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => catalogue.test(module));
    expect(catalogues.map((module) => catalogue.exec(module)?.[1])).toEqual([language, language]);
    const bytes = sizeOf(messages);
    expectSize(context, { bytes, most: 16 * 1024 });
  });

  it('has its messages compiled, and downloads no parser for them', () => {
    const isParser = (module: string) => /\/(icu-messageformat-parser|intl-messageformat)\//u.test(module);
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter(isParser)).toEqual([]);
  });

  it.for([
    { page: 'LandingPage', components: ['SiteFooter'], texts: all, most: 204 },
    // Before it is touched it needs the few bytes that all prerendered pages need; this is with its suggestions.
    { page: 'TenantSignUpPage', components: ['SiteFooter', 'ComboBox/ComboBox'], texts: all, most: 245 },
    { page: 'TenantMatchesPage', components: [], texts: ['initial'], most: 185 },
    { page: 'LandlordMatchesPage', components: ['AnnouncementMenu'], texts: ['initial'], most: 185 },
  ])(
    'downloads at most $most KB of script, messages included, for the $page',
    ({ page, components, texts, most }, context) => {
      const messages = ['en', 'fi', 'sv'].map((language) => sizeOf(chunksOfLanguage(language, ...texts)));
      const bytes = sizeOf(chunksOfPage(page, ...components)) + Math.max(...messages);
      expectSize(context, { bytes, most: most * 1024 });
    },
  );

  it.each([
    { page: 'TenantMatchesPage', components: [] },
    { page: 'LandlordMatchesPage', components: ['AnnouncementMenu'] },
  ])('uses no deferred message on the $page', ({ page, components }) => {
    const pages: readonly string[] = initialNamespaces.pages;
    const product: readonly string[] = initialNamespaces.product;
    const isInitial = (key: string) => {
      const isProduct = key.startsWith('product.');
      const [namespace = '', message = ''] = key.replace(/^product\./u, '').split('.');
      if (deferredMessages[namespace]?.includes(message)) return false;
      return (isProduct ? product : pages).includes(namespace);
    };
    const sources = withDynamicImports(chunksOfPage(page, ...components))
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => module.startsWith(join(folder, 'src')) && /\.tsx?$/u.test(module))
      // Notices and form errors show on other pages: they only share a chunk.
      .filter((module) => !/\/(NoticeBanner\.tsx|useFaultText\.ts)$/u.test(module));
    const keys = sources.flatMap((module) => usedKeys(parseSource(module, readFileSync(module, 'utf8'))));
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !isInitial(key))).toEqual([]);
  });

  it.for(prerenderedPages)(
    'runs at most 6 KB of script on $path before it is touched',
    ({ path }, context) => {
      const document = textOf(`documents/en/pages/${path.slice(1) || 'index'}.html`);
      const template = /<template id="app">.*?<\/template>/su;
      expect(document).toMatch(template);
      const atOnce = document.replace(template, '');
      expect(atOnce).not.toContain('modulepreload');
      const scripts = [...atOnce.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, script = '']) => script);
      expect(atOnce.match(/<script/gu)).toHaveLength(scripts.length);
      const bytes = scripts.reduce((sum, script) => sum + compressedSize(script), 0);
      expectSize(context, { bytes, most: 6 * 1024 });
    },
  );

  it.each(prerenderedPages)(
    'prerenders $path in every language, with its heading and without styles of its own',
    ({ path }) => {
      for (const locale of locales) {
        const document = textOf(`documents/${locale}/pages/${path.slice(1) || 'index'}.html`);
        expect(document).toContain(`<html lang="${locale}">`);
        expect(document.match(/<h1/gu)).toHaveLength(1);
        const markup = document.replace(/<script>.*?<\/script>/gsu, '');
        expect(markup).not.toMatch(/ style="|ERROR|\{\w+\}|<title>Tilava<\/title>/u);
      }
    },
  );

  it('prerenders the page about ranking with every criterion, its weight and its limits', async () => {
    for (const locale of locales) {
      const document = textOf(`documents/${locale}/pages/ranking.html`);
      const text = document.replaceAll(/<script>.*?<\/script>|<[^>]+>/gsu, ' ').replaceAll(/\s+/gu, ' ');
      const { product } = await loadTexts(locale);
      for (const { field, weight, how } of rankingFacts(await loadRankingTexts(locale), locale).criteria) {
        const line = [product.matchField[field], weight, how].join(' ').replaceAll(/\s+/gu, ' ');
        expect(text).toContain(line);
      }
    }
  });

  it('keeps for pages without a network every file of the build but the viewers of panoramas and vector maps and what is done on the server alone, at most 750 KB', (context) => {
    const worker = textOf('worker.js');
    const isNamed = (fileName: string) => worker.includes(`/${fileName}`);
    const assets = files.filter(({ fileName }) => fileName.startsWith('assets/'));
    const left = assets.filter(({ fileName }) => !isNamed(fileName));
    // The workers that read imported files are files of their own, without modules.
    const isOnlyOnline = ({ fileName, name, moduleIds }: BuiltFile) =>
      /^assets\/(?:parse|zip)Worker-/u.test(fileName) ||
      onlyOnlineStyles.test(name) ||
      moduleIds.some((module) => onlyOnline.test(module));
    expect(new Set(left.filter((file) => !isOnlyOnline(file)).map(({ name }) => name))).toEqual(
      new Set(['maplibre-gl-worker.mjs', 'vectorGround', 'viewer']),
    );
    const kept = assets.filter((file) => !left.includes(file));
    const namesLeft = new Set(left.map(({ fileName }) => fileName));
    expect(kept.filter(({ imports }) => imports.some((name) => namesLeft.has(name)))).toEqual([]);
    expect(worker).not.toMatch(/documents\/|index\.html|\/api\//u);
    const bytes = sizeOf(kept);
    expectSize(context, { bytes, most: 750 * 1024 });
  });

  it('names only files that there are in pages that a build for the server has drawn or draws', () => {
    const pages = locales.flatMap((locale) =>
      prerenderedPages.map(({ path }) => `documents/${locale}/pages/${path.slice(1) || 'index'}.html`),
    );
    const drawn = [
      'server/publicPage.mjs',
      ...pages,
      ...files.flatMap(({ fileName }) => (/premises-.*\.css$/u.test(fileName) ? [fileName] : [])),
    ];
    const named = drawn.flatMap((name) => textOf(name).match(/\/assets\/[\w-]+\.(?:css|svg|woff2)/gu) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !existsSync(join(folder, 'dist', name)))).toEqual([]);
  });

  it('names the cascade layers of prerendered pages in order, before any other style sheet', () => {
    const styles = files.find(({ fileName }) => /^assets\/pages-.*\.css$/u.test(fileName));
    const named = textOf(styles?.fileName ?? '').matchAll(/@layer ([\w, ]+)[{;]/gu);
    const layers = new Set([...named].flatMap(([, names = '']) => names.split(/,\s*/u)));
    expect([...layers]).toEqual(['reset', 'base', 'components', 'patterns', 'layout', 'pages']);
  });

  it.each(['LandingPage', 'LoginPage'])('loads no table for the %s', (page) => {
    expect(modulesOf(page).filter((module) => tables.test(module))).toEqual([]);
    expect(modulesOf('TenantMatchesPage').filter((module) => tables.test(module))).not.toEqual([]);
  });

  it.each(['LandingPage', 'LoginPage'])('loads the rules of forms only after the %s shows', (page) => {
    const isEffect = (module: string) => /\/node_modules\/effect\//u.test(module);
    expect(modulesOf(page).filter(isEffect)).toEqual([]);
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter(isEffect)).not.toEqual([]);
  });

  it.each([
    'LandingPage',
    'LoginPage',
    'TenantMatchesPage',
    'AnnouncementsPage',
    'DashboardPage',
    'AdminPage',
  ])('loads no large widget before the %s shows', (page) => {
    expect(modulesOf(page).filter((module) => large.test(module))).toEqual([]);
  });
});
