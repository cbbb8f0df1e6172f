/** How long a frame of the map takes while it is dragged and zoomed with 10,000 marks on a slow processor. */
import type { Page } from 'playwright';
import type { Bench } from './bench.ts';
import { servePage } from './servePage.ts';
import { startProduct } from './startProduct.ts';
import { median, verdict } from './verdict.ts';

/** Milliseconds. */
const most = 16;
const slowdown = 4;
const steps = 30;

type Movement = (page: Page) => Promise<void>;

const movements: Readonly<Record<string, Movement>> = {
  async pan({ mouse }) {
    await mouse.move(400, 400);
    await mouse.down();
    for (let step = 1; step <= steps; step += 1) await mouse.move(400 - 4 * step, 400 - 3 * step);
    for (let step = steps; step >= 0; step -= 1) await mouse.move(400 - 4 * step, 400 - 3 * step);
    await mouse.up();
  },
  async zoom({ mouse }) {
    await mouse.move(320, 380);
    for (let step = 1; step <= steps; step += 1) await mouse.wheel(0, -40);
    for (let step = 1; step <= steps; step += 1) await mouse.wheel(0, 40);
  },
};

export const map: Bench<'rounds'> = {
  meaning: `moving a map of 10,000 marks with the CPU slowed down ${slowdown} x`,
  options: { rounds: { default: 20, meaning: 'movements of each kind' } },
  parts: Object.keys(movements),
  async run({ rounds }, parts) {
    const product = await startProduct();
    const side = await servePage('map', product.address);
    try {
      const page = await product.browser.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(side.address);
      await page.locator('[data-map] g > circle').first().waitFor();
      await page.waitForLoadState('networkidle');
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const part of parts) {
        const move = movements[part];
        if (move === undefined) continue;
        const frames: Frames[] = [];
        for (let round = 0; round < rounds; round += 1) frames.push(await framesOf(page, move));
        const figure = median(frames.map(({ moved }) => median(moved)));
        verdict(
          `map, a frame of ${part} with 10,000 marks at ${slowdown} x`,
          `${figure.toFixed(1)} ms, below ${most} ms`,
          figure < most,
        );
        const longest = median(frames.map((one) => one.longest));
        console.log(`  the longest of a movement, where it settles: ${longest.toFixed(0)} ms`);
      }
    } finally {
      side.close();
      await product.close();
    }
  },
};

interface Frames {
  /** Those that followed an input. */
  readonly moved: readonly number[];
  readonly longest: number;
}

/** Milliseconds from the begin of each frame to the end of its painting, input included. */
async function framesOf(page: Page, move: Movement): Promise<Frames> {
  await page.evaluate(() => {
    const moved: number[] = [];
    let [begin, longest, hasInput] = [0, 0, false];
    const channel = new MessageChannel();
    channel.port1.start();
    channel.port1.addEventListener('message', () => {
      const time = performance.now() - begin;
      longest = Math.max(longest, time);
      if (hasInput) moved.push(time);
      hasInput = false;
    });
    const follow = (frame: number) => {
      begin = frame;
      channel.port2.postMessage(null);
      handle = requestAnimationFrame(follow);
    };
    let handle = requestAnimationFrame(follow);
    const control = new AbortController();
    for (const input of ['pointermove', 'wheel']) {
      window.addEventListener(input, () => (hasInput = true), { capture: true, signal: control.signal });
    }
    window.addEventListener(
      'frames-end',
      () => {
        cancelAnimationFrame(handle);
        control.abort();
        document.documentElement.dataset['frames'] = JSON.stringify({ moved, longest });
      },
      { once: true },
    );
  });
  await move(page);
  // Labels and clusters are made anew once the map stands still.
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    window.dispatchEvent(new Event('frames-end'));
    return JSON.parse(document.documentElement.dataset['frames'] ?? '') as Frames;
  });
}
