import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/test.ts';

test('the API reference is shown whole, by this origin alone and within its policy', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) elsewhere.push(url);
  });

  await page.goto('/api/v1/docs');
  await expect(page.getByRole('heading', { name: /Tilava API/ })).toBeVisible();
  const operation = page.locator('#operations-matchmaking-findMatches');
  await operation.getByRole('button').first().click();
  await expect(operation.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();

  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('the API reference is dark where that is preferred, and follows a change of mind', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/v1/docs');
  const heading = page.getByRole('heading', { name: /Tilava API/ });
  const lightness = () =>
    heading.evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0] ?? Number.NaN));
  await expect.poll(lightness).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(lightness).toBeLessThan(100);
});

test('what a refusal is called leads to what it means, on a page of its own', async ({ page, request }) => {
  const refusal: unknown = await (await request.get('/api/v1/nothing')).json();
  expect(refusal).toMatchObject({ code: 'not_found', type: '/api/v1/problems#not_found' });
  const { type } = refusal as { readonly type: string };
  await page.goto(type);
  await expect(page.getByRole('heading', { name: 'not_found (404)' })).toBeInViewport();
  await expect(
    page.getByText("The path or object doesn't exist, or the object belongs to someone else."),
  ).toBeInViewport();
  await expectAccessible(page);
});
