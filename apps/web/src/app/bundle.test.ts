import { join } from 'node:path';
import { locales } from '@tilava/domain/format';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, withImports, type Bundle } from '../../../../scripts/sizes/bundle.ts';
import { compressedSize } from '../../../../scripts/sizes/compressedSize.ts';
import { expectSize } from '../../../../scripts/sizes/expectSize.ts';
import { prerenderedPages } from './prerenderedPages.ts';

const folder = join(import.meta.dirname, '../..');

/** What a form or a picture needs, and no page from its beginning. */
const large =
  /\/(ComboBox|DatePicker|Gallery|Panorama|ProximityPlot)\/(?!shape\.css)|\/(@glidejs|@photo-sphere-viewer)\//u;

/** What lists need. */
const tables = /\/DataTable\/DataTable\.tsx$|\/@tanstack\/(react-virtual|virtual-core)\//u;

/** The words of pages and of the product. */
const catalogue = /\/texts\/(en|fi|sv)\.ts$/u;

describe('the app as it is built', () => {
  let output: Bundle;

  beforeAll(async () => {
    // Else react would be what developers get.
    process.env['NODE_ENV'] = 'production';
    const result = await build({ root: folder, logLevel: 'error', build: { write: false } });
    if (!('output' in result)) throw new Error('The build has to end with one output');
    ({ output } = result);
  }, 120_000);

  const fileOf = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return String(file.source);
  };

  /** The modules that the browser has downloaded before a page shows: the app's own and the page's. */
  const modulesOf = (page: string) => {
    const isPage = (module: string) => module.endsWith(`/${page}.tsx`);
    const start = chunksOf(output).filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(isPage));
    const modules = withImports(start, output).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter(isPage)).toHaveLength(1);
    return modules;
  };

  it.each(['LandingPage', 'LoginPage', 'MatchesPage'])('brings no language along with the %s', (page) => {
    expect(modulesOf(page).filter((module) => catalogue.test(module))).toEqual([]);
  });

  it.for(['en', 'fi', 'sv'])('downloads %s alone, which is at most 16 KB', (language, context) => {
    const isOf = (module: string) => catalogue.exec(module)?.[1] === language;
    const chunks = chunksOf(output).filter(({ moduleIds }) => moduleIds.some(isOf));
    const catalogues = chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => catalogue.test(module));
    expect(catalogues.map((module) => catalogue.exec(module)?.[1])).toEqual([language, language]);
    const bytes = chunks.reduce((sum, { code }) => sum + compressedSize(code), 0);
    expectSize(context, { bytes, most: 16 * 1024 });
  });

  it.for(prerenderedPages)(
    'runs at most 6 KB of script on $path before it is touched',
    ({ path }, context) => {
      const document = fileOf(`documents/en/pages/${path.slice(1) || 'index'}.html`);
      const waiting = /<template id="app">.*?<\/template>/su;
      expect(document).toMatch(waiting);
      const atOnce = document.replace(waiting, '');
      expect(atOnce).not.toContain('modulepreload');
      const scripts = [...atOnce.matchAll(/<script[^>]*src="\/([^"]+)"[^>]*>/gu)].map(
        ([, name = '']) => name,
      );
      expect(atOnce.match(/<script/gu)).toHaveLength(scripts.length);
      const bytes = scripts.reduce((sum, name) => sum + compressedSize(fileOf(name)), 0);
      expectSize(context, { bytes, most: 6 * 1024 });
    },
  );

  it.each(prerenderedPages)(
    'draws $path in every language, with its heading and without styles of its own',
    ({ path }) => {
      for (const locale of locales) {
        const document = fileOf(`documents/${locale}/pages/${path.slice(1) || 'index'}.html`);
        expect(document).toContain(`<html lang="${locale}">`);
        expect(document.match(/<h1/gu)).toHaveLength(1);
        expect(document).not.toMatch(/ style="|ERROR|\{\w+\}|<title>Tilava<\/title>/u);
      }
    },
  );

  it('says in the first words of the styles of drawn pages which layer is stronger', () => {
    const styles = output.find(({ fileName }) => /^assets\/pages-.*\.css$/u.test(fileName));
    expect(styles?.type === 'asset' && String(styles.source).trimStart()).toMatch(
      /^@layer reset,base,components,patterns,layout,pages;/u,
    );
  });

  it.each(['LandingPage', 'LoginPage'])('loads no table for the %s', (page) => {
    expect(modulesOf(page).filter((module) => tables.test(module))).toEqual([]);
    expect(modulesOf('MatchesPage').filter((module) => tables.test(module))).not.toEqual([]);
  });

  it.each(['LandingPage', 'LoginPage'])('loads the rules of forms only after the %s shows', (page) => {
    const isEffect = (module: string) => /\/node_modules\/effect\//u.test(module);
    expect(modulesOf(page).filter(isEffect)).toEqual([]);
    expect(
      chunksOf(output)
        .flatMap(({ moduleIds }) => moduleIds)
        .filter(isEffect),
    ).not.toEqual([]);
  });

  it.each(['LandingPage', 'LoginPage', 'MatchesPage', 'AnnouncementsPage', 'DashboardPage', 'AdminPage'])(
    'loads no large widget before the %s shows',
    (page) => {
      expect(modulesOf(page).filter((module) => large.test(module))).toEqual([]);
    },
  );
});
