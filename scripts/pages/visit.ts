import type { Page } from 'playwright';
import type { Entry } from './entry.ts';
import { judge, type Sight } from './judge.ts';

/** How long a story may be played, in ms; long lists are walked through by keyboard. */
const PATIENCE = 30_000;

const wide = { width: 1200, height: 800 };

/** Goes to an entry in a Storybook that is open, and tells what is wrong there. */
export async function visit(page: Page, { id, type, viewport }: Entry): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (error: Error): void => void faults.push(error.message);
  page.on('pageerror', note);
  try {
    await page.setViewportSize(viewport ?? wide);
    faults.push(...(await page.evaluate(goTo, { id, type, patience: PATIENCE })));
    if (type === 'docs') faults.push(...(await look(page)));
  } catch (error) {
    // Such as one that leads away from itself.
    faults.push(error instanceof Error ? error.message : String(error));
  }
  page.off('pageerror', note);
  return faults;
}

interface Destination {
  readonly id: string;
  readonly type: Entry['type'];
  readonly patience: number;
}

/** In the page: opens an entry, and waits until it is rendered and played. */
function goTo({ id, type, patience }: Destination): Promise<readonly string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const ends = type === 'docs' ? ['docsRendered'] : ['storyFinished', 'storyUnchanged', 'storyMissing'];
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
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
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
