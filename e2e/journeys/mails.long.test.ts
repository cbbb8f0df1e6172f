import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { sampleMails } from '@tilava/api/sample-mails';
import { locales } from '@tilava/domain/format';
import { test } from '../support/test.ts';

/** Wider than a phone, with nowhere to break. */
const longWord = 'Kiinteistöosakeyhtiö'.repeat(6);

test('every mail fits a phone of 320 px in each language, light and dark, however long its words are', async ({
  browser,
  server: { address },
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 426"/>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  const wrong: string[] = [];
  for (const language of locales) {
    const written = { plain: sampleMails(language, address), long: sampleMails(language, address, longWord) };
    for (const [how, mails] of Object.entries(written)) {
      for (const [name, { html }] of Object.entries(mails)) {
        await page.setContent(html);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wrong.push(`${name}, ${language}, ${how} words: ${String(width)} px wide`);
        if (how === 'long') continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations, passes } = await new AxeBuilder({ page })
            .setLegacyMode()
            .withRules(['color-contrast'])
            .analyze();
          wrong.push(
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map((node) => `${name}, ${language}, ${colorScheme}: ${id} of ${node.html}`),
            ),
          );
          expect(passes.map(({ id }) => id)).toEqual(['color-contrast']);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  await context.close();
});
