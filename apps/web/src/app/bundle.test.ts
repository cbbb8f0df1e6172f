import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, withImports, type Bundle } from '../../../../scripts/sizes/bundle.ts';
import { compressedSize } from '../../../../scripts/sizes/compressedSize.ts';
import { expectSize } from '../../../../scripts/sizes/expectSize.ts';

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
    const result = await build({ root: folder, logLevel: 'error', build: { write: false } });
    if (!('output' in result)) throw new Error('The build has to end with one output');
    ({ output } = result);
  }, 120_000);

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

  it.for(['en', 'fi', 'sv'])('downloads %s alone, which is at most 8 KB', (language, context) => {
    const isOf = (module: string) => catalogue.exec(module)?.[1] === language;
    const chunks = chunksOf(output).filter(({ moduleIds }) => moduleIds.some(isOf));
    const catalogues = chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => catalogue.test(module));
    expect(catalogues.map((module) => catalogue.exec(module)?.[1])).toEqual([language, language]);
    const bytes = chunks.reduce((sum, { code }) => sum + compressedSize(code), 0);
    expectSize(context, { bytes, most: 8 * 1024 });
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
