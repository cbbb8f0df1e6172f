import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

const email = 'tenant@tilava.example';

const interest = (page: Page) => page.getByRole('button', { name: "I'm Interested" });

/** Opens a match of nobody whom other journeys are about. */
async function openMatch(page: Page, baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, email);
  const { announcement } = await strangeMatch(tilava, userId);
  await logIn(page, email);
  await page.goto(`/user/matches/${announcement.properties.id}`);
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  return { tilava, userId, announcement };
}

/** How much of what has the focus the actions' bar covers, in px; nothing for the bar's own. */
const coveredBy = (button: ReturnType<typeof interest>) =>
  button.evaluate(({ parentElement: actions }) => {
    const { activeElement } = document;
    if (actions === null || activeElement === null || actions.contains(activeElement)) return 0;
    const bar = actions.getBoundingClientRect();
    const focused = activeElement.getBoundingClientRect();
    return Math.max(0, Math.min(bar.bottom, focused.bottom) - Math.max(bar.top, focused.top));
  });

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the actions of a match stay in reach at ${size.width} px, and cover nothing that has the focus`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await openMatch(page, baseURL);
    const similar = page.getByRole('region', { name: 'Similar premises' }).getByRole('link');
    await similar.last().focus();
    await expect(interest(page)).toBeInViewport();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await coveredBy(interest(page))).toBe(0);
    }
  });
}

test('a match leads on to three similar ones', async ({ page, baseURL }) => {
  const { announcement } = await openMatch(page, baseURL);
  const similar = page.getByRole('region', { name: 'Similar premises' });
  await expect(similar.getByRole('article')).toHaveCount(3);
  const link = similar.getByRole('link').first();
  await expect(link).not.toHaveAttribute('href', new RegExp(announcement.properties.id, 'u'));
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
});

test('interest says what comes next, and says nothing of it once it is taken back', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId, announcement } = await openMatch(page, baseURL);
  const next = page.getByText('Once the other side is too', { exact: false });
  try {
    await interest(page).click();
    await expect(next).toBeVisible();
    await interest(page).click();
    await expect(next).toHaveCount(0);
  } finally {
    await tilava.favorites.delete({ id: userId, announcementId: announcement.id }, { interested: true });
  }
});
