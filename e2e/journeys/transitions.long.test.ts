import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    /** Of each view transition that has begun to move, the groups that move. */
    viewTransitions?: string[][];
  }
}

/** Notes what moves in every view transition of the page. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: string[][] = [];
    window.viewTransitions = transitions;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const groups = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          return /^::view-transition-group\((.+)\)$/u.exec(name)?.slice(1) ?? [];
        });
        transitions.push([...new Set(groups)].toSorted());
      });
      return transition;
    };
  });

const transitionsOf = (page: Page) => page.evaluate(() => window.viewTransitions);

const matches = (page: Page) => page.getByRole('heading', { level: 1, name: 'Matches' });
const detail = (page: Page) => page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' });
const firstMatch = (page: Page) => page.getByRole('main').locator('a[href^="/user/matches/"]').first();

for (const width of [1280, 390]) {
  test(`the picture and the title of a match move to its page and back at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchTransitions(page);
    await logIn(page, 'tenant@tilava.example');
    await expect(page.getByText('Strong match').first()).toBeVisible();

    await firstMatch(page).click();
    await expect(detail(page)).toBeFocused();
    await expect.poll(() => transitionsOf(page)).toHaveLength(1);
    await page.goBack();
    await expect(matches(page)).toBeVisible();
    await expect.poll(() => transitionsOf(page)).toHaveLength(2);
    for (const groups of (await transitionsOf(page)) ?? []) expect(groups).toContain('match-picture');
  });
}

test('nothing moves for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await firstMatch(page).click();
  await expect(detail(page)).toBeFocused();
  await page.goBack();
  await expect(matches(page)).toBeVisible();
  expect(await transitionsOf(page)).toEqual([]);
});
