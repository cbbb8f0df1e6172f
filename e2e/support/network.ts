import type { BrowserContext, Page } from '@playwright/test';
import type { Relay } from './relay.ts';

/** Takes the network away from a browser, which notices, and the server from whoever asks all the same. */
export async function goOffline(context: BrowserContext, relay: Relay): Promise<void> {
  relay.cut();
  await context.setOffline(true);
}

/** Gives the network back. */
export async function goOnline(context: BrowserContext, relay: Relay): Promise<void> {
  relay.mend();
  await context.setOffline(false);
}

/** Waits until the app lies on the device, and the page asks for its parts there. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
