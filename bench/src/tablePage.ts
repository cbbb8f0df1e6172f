/** One visit to the page of the tables. */
import type { Browser, CDPSession, Page } from 'playwright';
import { median } from './verdict.ts';

/** The table of the library, the least that would do, and react-aria's. */
export type TableName = 'ours' | 'bare' | 'aria';

/** What one table costs. */
export interface TableCost {
  /** From the click on a filter to the next paint, in ms. */
  readonly filter: number;
  /** From the arrival of the rows to the next paint, in ms. */
  readonly show: number;
  /** What the rows take of the script's memory, in MB. */
  readonly heap: number;
}

const slowdown = 4;
const filterings = 5;

/** Opens the page, lets it warm up, and measures at a quarter of the processor's speed. */
export async function measureTable(browser: Browser, address: string): Promise<TableCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.locator('#show').waitFor();
    const devTools = await page.context().newCDPSession(page);
    const empty = await heapOf(devTools);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    // Code that comes on demand is loaded once, and is no part of the figures.
    await press(page, 'show', 'Office 0');
    await page.waitForLoadState('networkidle');
    await press(page, 'filter', 'Office 3');
    await press(page, 'clear', null);

    const show = await press(page, 'show', 'Retail 1');
    const filter: number[] = [];
    for (let time = 0; time < filterings; time += 1) {
      filter.push(await press(page, 'filter', 'Office 3'));
      await press(page, 'show', 'Retail 1');
    }
    return { filter: median(filter), show, heap: (await heapOf(devTools)) - empty };
  } finally {
    await page.close();
  }
}

/** Presses a button and answers the ms until the next paint, which has to show the expected row. */
async function press(page: Page, button: string, expected: string | null): Promise<number> {
  const { took, text } = await page.evaluate(async (id) => {
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
    // Both begin with a frame, so that none waits longer for its own.
    await painted();
    const start = performance.now();
    document.querySelector<HTMLElement>(`#${id}`)?.click();
    await painted();
    return { took: performance.now() - start, text: document.body.innerText };
  }, button);
  if (expected !== null && !text.includes(expected)) {
    throw new Error(`After "${button}" there should be ${expected}, and there is: ${text.slice(0, 200)}`);
  }
  return took;
}

async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
