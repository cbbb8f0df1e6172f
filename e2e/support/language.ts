import { expect, type Page } from '@playwright/test';
import { languageCookie, locales, type Locale } from '@tilava/domain/format';

/** Which language a page speaks. */
export async function spokenBy(page: Page): Promise<Locale> {
  const language = await page.locator('html').getAttribute('lang');
  return locales.find((locale) => locale === language) ?? 'en';
}

/**
 * Lets a page speak another language as it stands, with what is open and typed in it: as a tab does when another one
 * has chosen it.
 */
export async function speak(page: Page, language: Locale): Promise<void> {
  // The app takes over what the build has drawn once somebody comes near, and listens from then on.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  const count = await controlsOf(page).count();
  await page.evaluate(
    ({ key, chosen }) => {
      localStorage.setItem(key, chosen);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: languageCookie, chosen: language },
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Words of a large page come by themselves; until then nothing of what needs them stands there.
  await expect
    .poll(() => controlsOf(page).count(), `what a page in ${language} can do`)
    .toBeGreaterThanOrEqual(count);
}

/** What is the same in every language. */
const controlsOf = (page: Page) =>
  page.locator(
    ':is(main, [role=dialog], [role=alertdialog]) :is(a, button, input, select, textarea, h1, h2, h3, th)',
  );
