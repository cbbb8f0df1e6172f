import { expect } from '@playwright/test';
import { linkMailedTo } from '../support/mails.ts';
import { test } from '../support/test.ts';

test('the newsletter is asked for in the footer and confirmed by its mail', async ({ page }) => {
  const address = `visitor-${Date.now()}@tilava.example`;
  await page.goto('/terms');
  const field = page.getByRole('textbox', { name: 'Newsletter' });
  await field.fill('visitor');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Enter an email address, for example name@example\.com/u);

  await field.fill(address);
  await field.press('Enter');
  await expect(page.getByText('Almost done: open the link we’ve emailed you.')).toBeVisible();
  await expect(field).toHaveValue('');

  const link = await linkMailedTo(address);
  expect(link).toMatch(/^\/\?newsletter=/u);
  await page.goto(link);
  await expect(
    page.getByRole('status').filter({ hasText: 'You’re subscribed to the newsletter' }),
  ).toBeVisible();
  await page.goto('/?newsletter=no-such-code');
  await expect(page.getByText('Couldn’t confirm your subscription')).toBeVisible();
});
