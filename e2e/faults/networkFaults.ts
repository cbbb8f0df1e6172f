import type { BrowserContext, Page } from '@playwright/test';
import type { Relay } from '../support/relay.ts';

type Making = readonly [name: string, make: () => Promise<() => Promise<void>>];

/** The faults between people and the server: it is cut, nobody has a network, or it is as slow as far from a city. */
export const networkFaults = (relay: Relay, contexts: readonly BrowserContext[]): readonly Making[] => [
  [
    'cut',
    async () => {
      relay.cut();
      return async () => relay.restore();
    },
  ],
  [
    'offline',
    async () => {
      await Promise.all(contexts.map((context) => context.setOffline(true)));
      return async () => {
        await Promise.all(contexts.map((context) => context.setOffline(false)));
      };
    },
  ],
  [
    'slow',
    async () => {
      const endings = await Promise.all(contexts.flatMap((context) => context.pages()).map(slowDown));
      return async () => {
        await Promise.all(endings.map((end) => end()));
      };
    },
  ],
];

/** 400 ms there and back, and 50 kB a second. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const rate = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...rate });
  return () => session.detach();
}
