import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';
import { finishStory } from './preview.ts';
import { detailsOf, pathIn, type Shot } from './shot.ts';
import type { Viewport } from './story.ts';
import type { Studio } from './studio.ts';

/** A shot of which there is no picture, and why. */
export interface Failure {
  readonly shot: Shot;
  readonly message: string;
}

const usual: Viewport = { width: 1200, height: 800 };

/** Chromium gives up on pages of ten thousand rows; what differs shows in the first of them. */
const tallest = 4000;

/** As many as share two cores without waiting for each other. */
const pagesAtOnce = 2;

/** Takes pictures into a folder, as `<mode>/<story>.png`. */
export async function takePictures(
  studio: Studio,
  shots: readonly Shot[],
  folder: string,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const waiting = visitsFor(shots);
  const work = async (): Promise<void> => {
    const context = await studio.openContext();
    const page = await context.newPage();
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      failures.push(...(await visitStory(page, studio, visit, folder)));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return failures;
}

/** One window of one story: colours change there without loading it again. */
function visitsFor(shots: readonly Shot[]): (readonly Shot[])[] {
  const groups = Map.groupBy(shots, ({ story, mode }) => `${story.id} ${detailsOf(mode).width ?? ''}`);
  return [...groups.values()];
}

async function visitStory(
  page: Page,
  studio: Studio,
  visit: readonly Shot[],
  folder: string,
): Promise<readonly Failure[]> {
  const [first] = visit;
  if (first === undefined) return [];
  try {
    const viewport = viewportOf(first);
    await page.setViewportSize(viewport);
    await wear(page, first);
    await page.goto(studio.addressOf(first.story.id), { waitUntil: 'commit' });
    await finishStory(page);
    await settle(page);
    for (const shot of visit) {
      await wear(page, shot);
      await takePicture(page, viewport, pathIn(folder, shot));
    }
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return visit.map((shot) => ({ shot, message }));
  }
}

function viewportOf({ story, mode }: Shot): Viewport {
  const { width = usual.width } = detailsOf(mode);
  return story.viewport ?? { ...usual, width };
}

function wear(page: Page, { mode }: Shot): Promise<void> {
  const { theme, hasForcedColors = false } = detailsOf(mode);
  return page.emulateMedia({ colorScheme: theme, forcedColors: hasForcedColors ? 'active' : 'none' });
}

/** Waits for fonts, and for the pictures that are in view. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    // A story may show what a missing picture looks like.
    await Promise.allSettled(inView.map((image) => image.decode()));
  });
}

async function takePicture(page: Page, { width, height }: Viewport, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(content, height), tallest) },
    animations: 'disabled',
    caret: 'hide',
  });
}
