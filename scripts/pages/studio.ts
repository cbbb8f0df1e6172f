import { dirname } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { preview } from 'vite';
import { chromiumOptions, ensureChromium } from '../chromium.ts';

/** Where a built Storybook is looked at. */
export interface Studio {
  /** A browser's profile of its own. */
  openContext(): Promise<BrowserContext>;
  /** Where a story stands alone. */
  addressOf(storyId: string): string;
  /** Where a page of documentation stands without the sidebar. */
  pageAddressOf(pageId: string): string;
}

/** What stories take for now: a Monday in winter time. */
const now = new Date('2026-03-02T10:00:00+02:00');

/** Serves a built Storybook to a browser while something is done there. */
export async function inStudio<Result>(
  site: string,
  task: (studio: Studio) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    root: dirname(site),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: site },
    // Each server has an address of its own, so that what it once gave never changes.
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=86400, immutable' } },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  try {
    const browser = await chromium.launch(chromiumOptions(ensureChromium()));
    try {
      return await task({
        openContext: () => openContext(browser),
        pageAddressOf: (id) => `${address}iframe.html?viewMode=docs&id=${id}`,
        // Without axe, which the stories' tests run.
        addressOf: (id) => `${address}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`,
      });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-FI',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(now);
  return context;
}
