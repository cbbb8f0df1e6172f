import { expect, type Page, type Request } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { untilKept } from '../support/network.ts';
import { test } from '../support/test.ts';

/** KB, in every window. */
const limit = 185;

/** A narrow window offers the map, a wide one shows it; Finnish has the longest words. */
const windows = [
  {
    width: 390,
    locale: 'en-GB',
    strong: 'Strong match',
    map: (page: Page) => page.getByText('Map', { exact: true }),
  },
  {
    width: 1280,
    locale: 'fi-FI',
    strong: 'Hyvä osuma',
    map: (page: Page) => page.getByRole('application', { name: /^Kartta, /u }),
  },
];

// The bound is one of gzip, which not every browser asks for.
test.use({ serviceWorkers: 'allow', extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

for (const { width, locale, strong, map } of windows) {
  test.describe(`${String(width)} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, locale });

    test(`with a session and a cold cache the matches download at most ${String(limit)} KB of scripts before one touches them`, async ({
      page,
    }, info) => {
      const scripts: Request[] = [];
      const onTheirWay = new Set<Request>();
      // What the worker asks for is not the page's, and a stream of events is always on its way.
      page.on('request', (request) => {
        if (!request.url().endsWith('/events')) onTheirWay.add(request);
      });
      page.on('requestfinished', (request) => {
        onTheirWay.delete(request);
        // A part is fetched, and then imported from the browser's store: by its bytes nobody would notice a second load.
        if (/^\/assets\/.*\.js$/u.test(new URL(request.url()).pathname)) scripts.push(request);
      });
      await logIn(page, 'tenant@tilava.example');
      await expect(page.getByText(strong).first()).toBeVisible();
      await untilKept(page);
      await expect.poll(() => onTheirWay.size).toBe(0);
      const sizes = await Promise.all(
        scripts.map(async (request) => {
          const [{ responseBodySize }, response] = [await request.sizes(), await request.response()];
          expect(await response?.headerValue('content-encoding'), request.url()).toBe('gzip');
          // Of what comes from the browser's store only what it saved is known.
          return { name: new URL(request.url()).pathname, size: Math.max(0, responseBodySize) };
        }),
      );
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const figures = sizes
        .toSorted((one, other) => other.size - one.size)
        .map(({ name, size }) => `${String(size).padStart(8)} ${name}`)
        .join('\n');
      info.annotations.push({ type: `script at ${String(width)} px`, description: `${String(total)} bytes` });
      console.log(`${String(width)} px: ${String(total)} bytes of script in ${String(sizes.length)} files`);
      expect(total, figures).toBeGreaterThan(0);
      expect(total, figures).toBeLessThanOrEqual(limit * 1024);
      await page.mouse.move(200, 300);
      await expect(map(page)).toBeVisible();
    });
  });
}
