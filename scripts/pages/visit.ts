import type { Page } from 'playwright';
import { violationsOf } from './axe.ts';
import { finishStory, type Entry } from './entry.ts';
import { judge, type Sight } from './judge.ts';

/** How long a page may be in coming, or a story in being played, in ms; long lists are walked through by keyboard. */
const PATIENCE = 30_000;

const wide = { width: 1200, height: 800 };

/** Opens a page of documentation by its address, and tells what is wrong there; with `hasAxe` also what axe says. */
export const readPage = (page: Page, address: string, hasAxe: boolean): Promise<readonly string[]> =>
  withErrorsOf(page, async () => {
    await page.setViewportSize(wide);
    await page.goto(address);
    await page.waitForFunction(
      () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered') !== undefined,
      null,
      { timeout: PATIENCE },
    );
    const faults = await look(page);
    // What comes on demand, its styles and the font are there only then.
    await page.evaluate(untilStill, PATIENCE);
    return hasAxe ? [...faults, ...(await violationsOf(page))] : faults;
  });

/** Opens a story by its address, as people do, and tells what is wrong there. */
export const openStory = (page: Page, address: string, { viewport }: Entry): Promise<readonly string[]> =>
  withErrorsOf(page, async () => {
    await page.setViewportSize(viewport ?? wide);
    await page.goto(address);
    await finishStory(page);
    return [];
  });

/** Goes to a story from another one, which is several times as quick, and tells what is wrong there. */
export const turnToStory = (page: Page, { id, viewport }: Entry): Promise<readonly string[]> =>
  withErrorsOf(page, async () => {
    await page.setViewportSize(viewport ?? wide);
    return page.evaluate(goTo, { id, patience: PATIENCE });
  });

/** What a task finds, and what the page throws meanwhile. */
async function withErrorsOf(page: Page, task: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const thrown: string[] = [];
  const note = (error: Error): void => void thrown.push(error.message);
  page.on('pageerror', note);
  try {
    return [...(await task()), ...thrown];
  } catch (error) {
    // Such as a story that leads away from itself.
    return [...thrown, error instanceof Error ? error.message : String(error)];
  } finally {
    page.off('pageerror', note);
  }
}

interface Destination {
  readonly id: string;
  readonly patience: number;
}

/** In the page: opens a story, and waits until it is rendered and played. */
function goTo({ id, patience }: Destination): Promise<readonly string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const ends = ['storyFinished', 'storyUnchanged', 'storyMissing'];
  const breaks = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const faults: string[] = [];
  return new Promise((resolve) => {
    const note = (fault?: { readonly message?: string }): void => {
      faults.push(fault?.message ?? 'It does not render');
    };
    const end = (): void => {
      clearTimeout(timer);
      for (const event of breaks) channel.off(event, note);
      for (const event of ends) channel.off(event, end);
      resolve(faults);
    };
    const timer = setTimeout(() => {
      faults.push(`It is not there after ${patience} ms`);
      end();
    }, patience);
    for (const event of breaks) channel.on(event, note);
    for (const event of ends) channel.on(event, end);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
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

/**
 * In the page: waits until for half a second nothing has come and nothing was drawn, and where something moves all the
 * time for `patience` milliseconds. Whether the network is idle cannot be asked: a story in a frame may never say so.
 */
async function untilStill(patience: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = (): void => {
      drawing.disconnect();
      coming.disconnect();
      clearTimeout(timer);
      clearTimeout(latest);
      resolve();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, 500);
    };
    const drawing = new MutationObserver(wait);
    const coming = new PerformanceObserver(wait);
    const latest = setTimeout(end, patience);
    drawing.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    coming.observe({ type: 'resource' });
    wait();
  });
}

const see = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"], [id^="iframe--"]')];
    return {
      direction: document.documentElement.dir,
      length: document.querySelector('#storybook-docs')?.textContent?.length ?? 0,
      stories: stories.length,
      drawn: stories.filter((story) => story.getBoundingClientRect().height > 0).length,
    };
  });
