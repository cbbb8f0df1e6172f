/**
 * Opens the documentation pages of the built Storybook, and its stories in each language, and fails if one is blank,
 * broken or mirrored by a story on it: `pnpm build-storybook && pnpm pages`. With `--documentation` it opens no stories;
 * arguments such as `gallery` select the ids that contain one of them.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { preview } from 'vite';
import { locales } from '../packages/ui/src/foundations/locales.ts';
import { chromiumOptions, ensureChromium } from './chromium.ts';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

/** As many as keep two cores busy. */
const PAGES_AT_ONCE = 4;
const site = join(root, 'storybook-static');

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    /** The arguments of the last event of this name. */
    last(event: string): readonly { readonly message?: string }[] | undefined;
  };
}

await answerRefusal(async () => {
  const { values, positionals } = parseOptions({
    options: { documentation: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!existsSync(join(site, 'index.json'))) throw new Refusal('Build it first: `pnpm build-storybook`');
  const { entries }: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    await readFile(join(site, 'index.json'), 'utf8'),
  );
  const selected = Object.values(entries).filter(
    ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
  );
  // Stories that are tests only look for English texts; the stories' own run plays them.
  const stories = values.documentation
    ? []
    : selected.filter(({ type, tags = [] }) => type === 'story' && !tags.includes('behaviour'));
  const paths = [
    ...selected.filter(({ type }) => type === 'docs').map(({ id }) => `viewMode=docs&id=${id}`),
    ...stories.flatMap(({ id }) =>
      Object.keys(locales).map(
        (locale) => `viewMode=story&id=${id}&globals=a11y.manual:!true;locale:${locale}`,
      ),
    ),
  ];
  if (paths.length === 0) throw new Refusal('No id contains these words');
  const faults = await visitAll(paths);
  console.log(`${paths.length} pages and stories opened, ${faults.length} faults`);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
});

async function visitAll(paths: readonly string[]): Promise<readonly string[]> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: site },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(chromiumOptions(ensureChromium()));
  try {
    const context = await browser.newContext({ locale: 'en-FI', reducedMotion: 'reduce' });
    const waiting = [...paths];
    const faults: string[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        faults.push(...(await visit(context, `${server.resolvedUrls?.local[0]}iframe.html?`, path)));
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    return faults;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens a page of its own, and returns what is wrong there. */
async function visit(context: BrowserContext, address: string, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  try {
    await page.goto(`${address}${path}`);
    faults.push(...(path.includes('viewMode=docs') ? await readDocumentation(page) : await playStory(page)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults.map((fault) => `${path}: ${fault.split('\n', 1)[0]}`);
}

async function playStory(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  return page.evaluate(() =>
    ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'].flatMap(
      (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(event)?.[0]?.message ?? [],
    ),
  );
}

/** Waits until the page has text and, if it shows stories, one of them is visible. */
async function readDocumentation(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'));
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"], [id^="iframe--"]')];
    const isDrawn = stories.some((story) => story.getBoundingClientRect().height > 0);
    const text = document.querySelector('#storybook-docs')?.textContent ?? '';
    return text.length > 60 && (stories.length === 0 || isDrawn);
  });
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  return isMirrored ? ['One of its stories mirrors the whole page'] : [];
}
