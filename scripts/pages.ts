/**
 * Opens every page of documentation in the built Storybook, and fails where one is mirrored, blank or broken:
 * `pnpm build-storybook && pnpm pages`; with words only what has one of them in its id, such as `gallery`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumOptions, ensureChromium } from './chromium.ts';
import { judge, type Sight } from './pages/judge.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

declare global {
  /** Where Storybook tells what it does: `last` is what came with the last event of a name. */
  var __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): unknown } | undefined;
}

/** As many as keep two cores busy. */
const PAGES_AT_ONCE = 4;
/** How long a page may be in coming, in ms. */
const PATIENCE = 30_000;

const site = join(root, 'storybook-static');

await answerRefusal(async () => {
  const ids = pagesWith(process.argv.slice(2));
  const server = await preview({
    root: dirname(site),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: site },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch(chromiumOptions(ensureChromium()));
  try {
    const waiting = [...ids];
    const faults: string[] = [];
    const walk = async (): Promise<void> => {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 800 } });
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        for (const fault of await read(page, `${address}iframe.html?viewMode=docs&id=${id}`))
          faults.push(`${id}: ${fault.split('\n', 1)[0]}`);
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk));
    console.log(`${ids.length} pages opened, ${faults.length} faults`);
    if (faults.length > 0) throw new Refusal(faults.join('\n'));
  } finally {
    await browser.close();
    await server.close();
  }
});

/** Pages of documentation with one of the words in their id; all of them without words. */
function pagesWith(words: readonly string[]): readonly string[] {
  const index = join(site, 'index.json');
  if (!existsSync(index)) throw new Refusal('Build it first: `pnpm build-storybook`');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
  };
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id)
    .filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
  if (ids.length === 0) throw new Refusal('No page has such words in its id');
  return ids;
}

/** Opens a page by its address, and tells what is wrong there, and what it throws meanwhile. */
async function read(page: Page, address: string): Promise<readonly string[]> {
  const thrown: string[] = [];
  const note = (error: Error): void => void thrown.push(error.message);
  page.on('pageerror', note);
  try {
    await page.goto(address);
    await page.waitForFunction(
      () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered') !== undefined,
      null,
      { timeout: PATIENCE },
    );
    return [...(await look(page)), ...thrown];
  } catch (error) {
    // Such as a story that leads away from itself.
    return [...thrown, error instanceof Error ? error.message : String(error)];
  } finally {
    page.off('pageerror', note);
  }
}

/** Looks at a page of documentation until nothing is wrong with it, or for long enough. */
async function look(page: Page): Promise<readonly string[]> {
  let faults = judge(await see(page));
  for (let attempt = 0; attempt < 100 && faults.length > 0; attempt += 1) {
    await page.waitForTimeout(100);
    faults = judge(await see(page));
  }
  return faults;
}

function see(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"], [id^="iframe--"]')];
    return {
      direction: document.documentElement.dir,
      length: document.querySelector('#storybook-docs')?.textContent?.length ?? 0,
      stories: stories.length,
      drawn: stories.filter((story) => story.getBoundingClientRect().height > 0).length,
    };
  });
}
