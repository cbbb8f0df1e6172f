import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { chunksOf, chunksWith, type Bundle } from '@tilava/scripts/sizes/bundle';
import { bareApp, bundleWithStyles, everything, largeWidgets, usingOf } from './support/library.ts';
import { openBrowser } from './support/openBrowser.ts';
import { servePage, type ServedPage } from './support/servePage.ts';

/** Modules that only large widgets need, ours and those of the libraries that they are made of. */
const large = [
  /\/packages\/ui\/src\/(components|patterns)\/(ComboBox|DatePicker|Gallery|Panorama|ProximityPlot|charts)\/(?!(\w+\/)?shape\.css)/u,
  /\/react-aria-components\/dist\/(private|exports)\/(ComboBox|DatePicker|DateField|Calendar|ListBox|Popover)\.mjs/u,
  /\/(@glidejs|@photo-sphere-viewer|@internationalized\/date|@visx)\//u,
];

const largeModulesIn = (modules: readonly string[]) =>
  modules.filter((module) => large.some((pattern) => pattern.test(module)));

/** What tells that a widget is there, rather than its placeholder. */
const shownBy = {
  BarChart: '[role="listbox"][aria-label="Bars"]',
  // React-aria's own: its placeholder is a field already.
  ComboBox: '[role="combobox"][data-rac]',
  DatePicker: 'button[aria-label="Select date: Day"]',
  Gallery: 'button[aria-label="Enlarge: A pixel"]',
  LineChart: '[role="slider"][aria-label="Lines"]',
  Panorama: '[aria-label="360° view"]',
  ProximityPlot: 'svg[aria-label="Nearby"]',
  RangeChart: '[role="listbox"][aria-label="Ranges"]',
} as const;

const widgets = Object.keys(shownBy) as readonly (keyof typeof shownBy)[];

describe('a page that uses Button', () => {
  let output: Bundle;
  let browser: Browser;
  let page: Page;
  let served: ServedPage;

  beforeAll(async () => {
    output = await bundleWithStyles({ page: "import { show } from './size/page/main.tsx'; show();" });
    browser = await openBrowser();
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    served = await servePage(page, output, 'page');
    await page.getByRole('button', { name: 'ComboBox' }).waitFor();
  });

  afterEach(() => page.close());

  /** The chunk that one widget begins with. */
  const chunkOf = (widget: string) => {
    const isItsModule = (module: string) => module.endsWith(`/${widget}/${widget}.tsx`);
    return chunksOf(output).find(({ moduleIds }) => moduleIds.some(isItsModule));
  };

  /** The modules of all code that the browser has downloaded. */
  const downloadedModules = () =>
    chunksOf(output)
      .filter(({ fileName }) => served.downloaded.has(fileName))
      .flatMap(({ moduleIds }) => moduleIds);

  /** Shows a widget, and begins to use it where its placeholder can be used. */
  const show = async (widget: string) => {
    await page.getByRole('button', { name: widget }).click();
    if (widget === 'ComboBox') await page.getByRole('combobox').focus();
  };

  it('knows every large widget of the library', () => {
    expect(widgets.toSorted()).toEqual(largeWidgets.toSorted());
  });

  it('downloads nothing of the large widgets that it may show', () => {
    expect(downloadedModules().filter((module) => module.endsWith('/Button/Button.tsx'))).toHaveLength(1);
    expect(largeModulesIn(downloadedModules())).toEqual([]);
    expect(largeModulesIn(chunksOf(output).flatMap(({ moduleIds }) => moduleIds))).not.toEqual([]);
  });

  it.each(widgets)('downloads %s in a chunk of its own when it is first shown', async (widget) => {
    const chunk = chunkOf(widget);
    expect(chunk?.isDynamicEntry).toBe(true);
    expect(served.downloaded).not.toContain(chunk?.fileName);

    await show(widget);
    await page.locator(shownBy[widget]).first().waitFor();

    expect(served.downloaded).toContain(chunk?.fileName);
    const others = widgets.filter((other) => other !== widget).map((other) => chunkOf(other)?.fileName);
    expect(others.filter((other) => other !== undefined && served.downloaded.has(other))).toEqual([]);
  });

  it.each(['its own js', 'its own css', 'js that it imports'] as const)(
    'shows the whole widget after %s that did not come is asked for again',
    async (what) => {
      const chunk = chunkOf('ProximityPlot');
      const [style] = chunk?.viteMetadata?.importedCss ?? [];
      const files = {
        'its own js': chunk?.fileName,
        'its own css': style,
        'js that it imports': chunk?.imports.find((file) => !served.downloaded.has(file)),
      };
      served.failFor(files[what]);
      await page.getByRole('button', { name: 'ProximityPlot' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();

      served.failFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(shownBy.ProximityPlot).waitFor();

      expect(served.downloaded).toContain(style);
      const styles = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
      expect(styles.filter((href) => href?.endsWith(`/${style}`))).toHaveLength(1);
    },
  );

  it('loads it by itself when the browser is online again', async () => {
    served.failFor(chunkOf('ComboBox')?.fileName);
    await show('ComboBox');
    await page.getByText('It could not be loaded.').last().waitFor();

    served.failFor();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.locator(shownBy.ComboBox).waitFor();
    expect(served.downloaded).toContain(chunkOf('ComboBox')?.fileName);
  });
});

it('a page that uses Button only carries nothing large, even where another uses everything at once', async () => {
  const output = await bundleWithStyles({
    button: bareApp + usingOf(['Button']),
    everything: bareApp + usingOf(everything),
  });
  const modulesWith = (entry: string) => chunksWith(entry, output).flatMap(({ moduleIds }) => moduleIds);
  expect(largeModulesIn(modulesWith('button'))).toEqual([]);
  expect(largeModulesIn(modulesWith('everything'))).not.toEqual([]);
});
