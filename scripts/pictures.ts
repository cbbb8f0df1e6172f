/** `pnpm pictures`: takes the README's pictures from real pages on demo data, and writes them to `docs/pictures`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import { buildWebWhereChanged } from './buildWeb.ts';
import { chromiumOptions, ensureChromium, withoutEvents } from './chromium.ts';
import { picturedPages, type PicturedPage } from './pictures/pages.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { root } from './run.ts';

const folder = join(root, 'docs/pictures');

/** Of a desk and of a phone, in pixels. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

const schemes = ['light', 'dark'] as const;

/** Of all pictures together, in bytes: they are in the repository for good. */
const maxBytes = 1_000_000;

await answerRefusal(async () => {
  const built = await buildWebWhereChanged(() => console.log('Building the web app'));
  if (!built.succeeded) throw new Refusal(built.output);
  const data = mkdtempSync(join(tmpdir(), 'tilava-pictures-'));
  const server = spawnServer(await freePort(), data, { TILAVA_DEMO: '1' });
  const browser = await chromium.launch(chromiumOptions(ensureChromium()));
  try {
    await untilReady(server);
    mkdirSync(folder, { recursive: true });
    let bytes = 0;
    for (const page of picturedPages) bytes += await picture(browser, server.address, page);
    console.log(`${Math.round(bytes / 1_000)} KB in ${folder}`);
    if (bytes > maxBytes)
      throw new Refusal(`The pictures have ${bytes} bytes, more than the ${maxBytes} allowed`);
  } finally {
    await browser.close();
    server.child.kill();
    await server.ended;
    rmSync(data, { recursive: true, force: true });
  }
});

/** Takes a page in every size and scheme. Returns how many bytes that makes. */
async function picture(
  browser: Browser,
  origin: string,
  { name, email, open }: PicturedPage,
): Promise<number> {
  const session = email === undefined ? {} : { storageState: await logIn(browser, origin, email) };
  let bytes = 0;
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      // Anew for each: colours fade into the others', which a picture would show.
      const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB', ...session });
      await withoutEvents(page);
      await open(page, origin);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shot = await webp(page);
      writeFileSync(join(folder, `${name}-${viewport.width}-${colorScheme}.webp`), shot);
      bytes += shot.length;
      await page.close();
    }
  }
  return bytes;
}

/** What the browser keeps of somebody who is logged in. */
async function logIn(browser: Browser, origin: string, email: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('makes-the-best-matches');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/user/matches');
  const state = await page.context().storageState();
  await page.close();
  return state;
}

/** Playwright itself writes larger formats only. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  return Buffer.from(data, 'base64');
}
