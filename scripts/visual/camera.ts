import { mkdirSync, writeFileSync } from 'node:fs';
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

const defaultViewport: Viewport = { width: 1200, height: 800 };

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
  // Colours and widths change in the page: loading and playing the story again would take most of the time.
  const visits = [...Map.groupBy(shots, ({ story }) => story.id).values()];
  const work = async (): Promise<void> => {
    const context = await studio.openContext();
    const page = await context.newPage();
    for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
      failures.push(...(await visitStory(page, studio, visit, folder)));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return failures;
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
    await open(page, studio, first);
    for (const shot of visit) {
      await page.setViewportSize(viewportOf(shot));
      await wear(page, shot);
      await settle(page);
      await takePicture(page, shot, pathIn(folder, shot));
    }
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return visit.map((shot) => ({ shot, message }));
  }
}

/** Plays the story in the window and the colours that it is always played in, whatever is chosen to be pictured. */
async function open(page: Page, studio: Studio, { story }: Shot): Promise<void> {
  const asPlayed: Shot = { story, mode: 'light' };
  await page.setViewportSize(viewportOf(asPlayed));
  await wear(page, asPlayed);
  await page.goto(studio.addressOf(story.id), { waitUntil: 'commit' });
  await finishStory(page);
}

function viewportOf({ story, mode }: Shot): Viewport {
  const { width = defaultViewport.width } = detailsOf(mode);
  return story.viewport ?? { ...defaultViewport, width };
}

function wear(page: Page, { mode }: Shot): Promise<void> {
  const { theme, hasForcedColors = false } = detailsOf(mode);
  return page.emulateMedia({ colorScheme: theme, forcedColors: hasForcedColors ? 'active' : 'none' });
}

/** Waits until what answers to a new window has done so, and for fonts and the pictures that are in view. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What observes sizes is told within a frame, and paints in the one after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    // A story may show what a missing picture looks like.
    await Promise.allSettled(inView.map((image) => image.decode()));
  });
}

async function takePicture(page: Page, shot: Shot, path: string): Promise<void> {
  let picture = await screenshot(page, shot);
  // What was played in another width has to find its place in this one, e.g. what floats beside a button.
  if (detailsOf(shot.mode).width !== undefined) picture = await untilStill(page, shot, picture);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

/** @throws Error where no two pictures in a row are the same */
async function untilStill(page: Page, shot: Shot, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await settle(page);
    const next = await screenshot(page, shot);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('It does not come to rest');
}

async function screenshot(page: Page, shot: Shot): Promise<Buffer> {
  const { width, height } = viewportOf(shot);
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(content, height), tallest) },
    animations: 'disabled',
    caret: 'hide',
    // Forced colours paint the caret nevertheless: there it has to stand still.
    style: '* { caret-animation: manual !important; }',
  });
}
