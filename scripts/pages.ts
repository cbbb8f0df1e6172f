/**
 * Opens every page of documentation and every story that people look at in the built Storybook, stories in each
 * language, and fails where one is mirrored, blank or broken: `pnpm build-storybook && pnpm pages`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { readEntries, type Entry } from './pages/entry.ts';
import { visit } from './pages/visit.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';
import { finishStory } from './visual/preview.ts';
import { inStudio, type Studio } from './visual/studio.ts';

/** As many as keep two cores busy. */
const PAGES_AT_ONCE = 4;

/** Where every walk begins: any story does. */
const ENTRANCE = 'data-badge--default';

interface Visit {
  readonly entry: Entry;
  /** A BCP 47 tag. */
  readonly locale: string;
}

const languages = ['en-FI', 'fi-FI', 'sv-FI'];

const site = join(root, 'storybook-static');

await answerRefusal(async () => {
  if (!existsSync(join(site, 'index.json'))) throw new Refusal('Build it first: `pnpm build-storybook`');
  const faults = await inStudio(site, lookAround);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
});

async function lookAround(studio: Studio): Promise<readonly string[]> {
  const context = await studio.openContext();
  const visits = await plan(await enter(context, studio, 'en-FI'));
  const faults: string[] = [];
  const walk = async (): Promise<void> => {
    let page: Page | undefined;
    let locale = '';
    for (let next = visits.shift(); next !== undefined; next = visits.shift()) {
      if (page === undefined || next.locale !== locale) {
        await page?.close();
        locale = next.locale;
        page = await enter(context, studio, locale);
      }
      const found = await visit(page, next.entry);
      if (found.length === 0) continue;
      // Once more by itself, as people open it: what another story left behind is no fault of this one.
      await page.close();
      page = await enter(context, studio, locale);
      const again = await visit(page, next.entry);
      faults.push(...again.map((fault) => `${next.entry.id}, ${locale}: ${fault.split('\n', 1)[0]}`));
    }
  };
  const count = visits.length;
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk));
  console.log(`${count} pages and stories opened, ${faults.length} faults`);
  return faults;
}

/** Pages of documentation speak English; stories are drawn in every language. */
async function plan(page: Page): Promise<Visit[]> {
  const entries = (await readEntries(page)).filter(({ isTest }) => !isTest);
  await page.close();
  return languages.flatMap((locale, index) =>
    entries.filter(({ type }) => type === 'story' || index === 0).map((entry) => ({ entry, locale })),
  );
}

async function enter(context: BrowserContext, studio: Studio, locale: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${studio.addressOf(ENTRANCE)};locale:${locale}`);
  await finishStory(page);
  return page;
}
