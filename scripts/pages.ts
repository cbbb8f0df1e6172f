/**
 * Opens every page of documentation and every story that people look at in the built Storybook, stories in each
 * language, and fails where one is mirrored, blank or broken: `pnpm build-storybook && pnpm pages`. With `--tests` it
 * opens the stories, too, that are tests; with `--documentation` no stories at all; with `--axe` pages of documentation
 * are held to axe, as stories are by their tests; with words only what has one of them in its id, such as `gallery`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { locales } from '../packages/ui/src/foundations/locales.ts';
import { readEntries, type Entry } from './pages/entry.ts';
import { inStudio, type Studio } from './pages/studio.ts';
import { openStory, readPage, turnToStory } from './pages/visit.ts';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

/** As many as keep two cores busy. */
const PAGES_AT_ONCE = 4;

const english = 'en-FI';
const languages = Object.keys(locales);

const site = join(root, 'storybook-static');

/** One look at something; it resolves to what is wrong there. */
type Visit = (page: Page) => Promise<readonly string[]>;

await answerRefusal(async () => {
  const { values, positionals } = parseOptions({
    options: {
      axe: { type: 'boolean', default: false },
      documentation: { type: 'boolean', default: false },
      tests: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const isAsked = ({ id, type, isTest }: Entry): boolean =>
    (!values.documentation || type === 'docs') &&
    (values.tests || !isTest) &&
    (positionals.length === 0 || positionals.some((part) => id.includes(part)));
  if (!existsSync(join(site, 'index.json'))) throw new Refusal('Build it first: `pnpm build-storybook`');
  const faults = await inStudio(site, (studio) => lookAround(studio, isAsked, values.axe));
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
});

async function lookAround(
  studio: Studio,
  isAsked: (entry: Entry) => boolean,
  hasAxe: boolean,
): Promise<readonly string[]> {
  const context = await studio.openContext();
  const entries = (await listEntries(context, studio)).filter(isAsked);
  if (entries.length === 0) throw new Refusal('No page and no story has such words in its id');
  const isPage = ({ type }: Entry) => type === 'docs';
  const stories = entries.filter((entry) => !isPage(entry));
  const rounds = languages.map((locale) =>
    stories
      // Tests ask for words in English.
      .filter(({ isTest }) => !isTest || locale === english)
      .map((entry) => storyVisit(studio, entry, locale)),
  );
  rounds.unshift(entries.filter(isPage).map((entry) => pageVisit(studio, entry, hasAxe)));
  const faults: string[] = [];
  for (const visits of rounds) faults.push(...(await makeAll(context, visits)));
  console.log(`${rounds.flat().length} pages and stories opened, ${faults.length} faults`);
  return faults;
}

async function listEntries(context: BrowserContext, studio: Studio): Promise<readonly Entry[]> {
  const page = await context.newPage();
  await page.goto(studio.addressOf(''));
  const entries = await readEntries(page);
  await page.close();
  return entries;
}

/** Pages of documentation speak English. */
function pageVisit(studio: Studio, { id }: Entry, hasAxe: boolean): Visit {
  return async (page) => named(id, await readPage(page, studio.pageAddressOf(id), hasAxe));
}

function storyVisit(studio: Studio, entry: Entry, locale: string): Visit {
  return async (page) => {
    const found = page.url() === 'about:blank' ? null : await turnToStory(page, entry);
    if (found?.length === 0) return [];
    // By itself, as people open it: what another story left behind is no fault of this one.
    const address = `${studio.addressOf(entry.id)};locale:${locale}`;
    return named(`${entry.id}, ${locale}`, await openStory(page, address, entry));
  };
}

function named(name: string, faults: readonly string[]): readonly string[] {
  return faults.map((fault) => `${name}: ${fault.split('\n', 1)[0]}`);
}

/** Makes visits, several at once; each round begins with new pages of the browser. */
async function makeAll(context: BrowserContext, visits: readonly Visit[]): Promise<readonly string[]> {
  const waiting = [...visits];
  const faults: string[] = [];
  const walk = async (): Promise<void> => {
    const page = await context.newPage();
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift())
      faults.push(...(await visit(page)));
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk));
  return faults;
}
