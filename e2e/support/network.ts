import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Disposable, Page } from '@playwright/test';
import type { Relay } from './relay.ts';

/** What tells the pages that a browser opens while it has no network. */
const telling = new WeakMap<BrowserContext, Disposable>();

/** Takes the network away from a browser, which notices, and the server from whoever asks all the same. */
export async function goOffline(context: BrowserContext, relay: Relay): Promise<void> {
  relay.cut();
  await context.setOffline(true);
  // Not every release of Chromium says it to pages that are opened afterwards.
  telling.set(
    context,
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    }),
  );
}

/** Gives the network back. */
export async function goOnline(context: BrowserContext, relay: Relay): Promise<void> {
  relay.restore();
  await telling.get(context)?.dispose();
  telling.delete(context);
  await context.setOffline(false);
  await Promise.all(context.pages().map(sayOnline));
}

/** A page whose chunks were still on their way when the network went loads itself anew once it is back. */
const sayOnline = (page: Page): Promise<void> =>
  askPage(page, () => {
    // Those that were open before have heard it.
    if (!Object.hasOwn(navigator, 'onLine')) return;
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });

/** Waits until the app lies on the device, and the page asks for its parts there. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const manifestFile = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

/** The address of the chunk of a module that is loaded on demand, such as `src/app/AnnouncementMenu.tsx`. */
export function chunkOf(module: string): string {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`);
  return `/${chunk.file}`;
}

/** What a page answers. One that is on its way to another address, or loads itself anew, is asked once it is there. */
export async function askPage<Answer>(page: Page, read: () => Answer): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.evaluate(read);
    } catch (error) {
      if (attempt === 10) throw error;
      await page.waitForLoadState();
    }
  }
}
