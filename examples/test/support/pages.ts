import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { examples } from './runProgram.ts';

/** The built pages in a browser. */
export interface Pages extends AsyncDisposable {
  /** Opens a page of the examples, in a context of its own. */
  open(path: string, colorScheme?: 'light' | 'dark'): Promise<Page>;
}

/** Builds the pages, serves them before the server at an address, and starts a browser. */
export async function startPages(serverAddress: string): Promise<Pages> {
  const outDir = mkdtempSync(join(tmpdir(), 'tilava-pages-'));
  const shared = { root: examples, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': serverAddress } },
  });
  const browser = await chromium.launch(chromiumOptions());
  return {
    async open(path, colorScheme = 'light') {
      const context = await browser.newContext({ colorScheme, baseURL: addressOf(server) });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

function addressOf({ resolvedUrls }: PreviewServer): string {
  const [address] = resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The pages are not served');
  return address;
}

/** What axe finds wrong with a page, by rule and element. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Fills in the form as the demo's landlord. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('landlord@tilava.example');
  await page.getByLabel('Password').fill('makes-the-best-matches');
  await page.getByRole('button', { name: 'Log in' }).click();
}
