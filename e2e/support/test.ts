import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { watchCanaries, type Canaries } from './canaries.ts';
import { mailedSecrets } from './mails.ts';
import type { Relay } from './relay.ts';
import { startServer, type JourneyServer } from './server.ts';
import { faultsOf, watchStorages, type StorageWatch } from './storages.ts';
import { translatePage } from './translator.ts';
import { watchStrings, type StringWatch } from './visibleStrings.ts';

interface Options {
  /** Whether the pages are translated as by a browser, into the same words. */
  readonly isTranslated: boolean;
}

interface Watched {
  readonly storages: StorageWatch;
  readonly strings: StringWatch;
  /** Opens a page for somebody else, at another device. */
  readonly elsewhere: () => Promise<Page>;
}

interface Shared {
  readonly server: JourneyServer;
  readonly relay: Relay;
  readonly canaries: Canaries;
}

/** A test with a server, and with a page that nobody watches. */
export const serverTest = plain.extend<object, Shared>({
  server: [
    // Playwright wants its parameters taken apart.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { workerIndex }) => {
      const server = await startServer(workerIndex);
      await provide(server);
      await server.close();
    },
    // It makes its store and its demo data, beside another and two other checks on two cores.
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  relay: [async ({ server }, provide) => provide(server.relay), { scope: 'worker' }],
  canaries: [
    async ({ server }, provide) => provide(await watchCanaries(server.serverAddress)),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
});

/**
 * A journey. In none may a page break the Content-Security-Policy, Trusted Types included, ask another origin for
 * anything or throw; nobody may learn of others what mutual interest alone tells; and nothing of that may be stored at
 * any moment, nor what was typed as a password, nor what is mailed to log in or confirm by.
 */
export const test = serverTest.extend<Options & Watched & { watch: undefined }>({
  isTranslated: [false, { option: true }],
  // As above.
  // eslint-disable-next-line no-empty-pattern
  storages: async ({}, provide) => provide(watchStorages()),
  // As above.
  // eslint-disable-next-line no-empty-pattern
  strings: async ({}, provide) => provide(watchStrings()),
  elsewhere: async ({ browser, baseURL, storages, strings }, provide) => {
    const faults: string[] = [];
    await provide(async () => {
      const page = await browser.newPage();
      await watchPages(page.context(), baseURL, faults);
      await storages.watch(page.context());
      await strings.watch(page.context());
      return page;
    });
    expect(faults).toEqual([]);
  },
  watch: [
    async ({ context, baseURL, browser, relay, canaries, storages, strings, isTranslated }, provide) => {
      const faults: string[] = [];
      relay.moveOn();
      await watchPages(context, baseURL, faults);
      if (isTranslated) await context.addInitScript(translatePage, '');
      await storages.watch(context);
      await strings.watch(context);
      await provide(undefined);
      const pages = browser.contexts().flatMap((one) => one.pages());
      await strings.keep(pages);
      // React tells of a drawn page that it finds changed.
      expect(faults.filter((fault) => !isTranslated || !fault.includes('React error #418'))).toEqual([]);
      const users = await canaries.users();
      await canaries.expectKept(relay.takeAnswers(), pages, users);
      await storages.scan(pages);
      const secrets = [...storages.typed, ...(await mailedSecrets())];
      expect(faultsOf(storages.writes, secrets, users), 'what may never be stored').toEqual([]);
      for (const one of browser.contexts()) if (one !== context) await one.close();
    },
    { auto: true },
  ],
});

/** Notes what no page may do. */
async function watchPages(context: BrowserContext, baseURL = '', faults: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  context.on('weberror', (error) => {
    const fault = String(error.error());
    // Where a page needs 4 seconds, the browser shows it without the transition that the router asked for.
    if (!fault.startsWith('TimeoutError: Transition was aborted')) faults.push(fault);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/u.test(url)) faults.push(`Request to ${url}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
