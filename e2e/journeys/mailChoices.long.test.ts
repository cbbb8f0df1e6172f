import { expect } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { test } from '../support/test.ts';

const landlordEmail = 'landlord@tilava.example';
const tenantEmail = 'tenant@tilava.example';

test('of choices that are made faster than the server answers, each is kept, and the last one counts', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const { language, shareContacts } = await tilava.users.update(userId, { language: 'en' });
  await logIn(page, landlordEmail);
  await page.goto('/user/information/notifications');
  const letGo = await hold(page, `**/api/v1/user/${userId}`, (request) => request.method() === 'PATCH');
  const languages = page.getByRole('radiogroup', { name: 'Email language' });
  const share = page.getByRole('switch', { name: 'Share my contact details when interest is mutual' });
  try {
    await languages.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await share.press('Space');
    await expect(languages.getByRole('radio', { name: 'Svenska' })).toBeChecked();
    await expect(share).toBeChecked({ checked: !shareContacts });
    letGo();
    await expect
      .poll(async () => {
        const user = await tilava.users.get(userId);
        return [user.language, user.shareContacts];
      })
      .toEqual(['sv', !shareContacts]);
    await expect(languages.getByRole('radio', { name: 'Svenska' })).toBeChecked();
  } finally {
    await tilava.users.update(userId, { language, shareContacts });
  }
});

test('a tenant switches emails about changes off and on', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  await tilava.users.update(userId, { changeMails: true });
  const choice = page.getByRole('switch', { name: 'Emails about changes' });
  await logIn(page, tenantEmail);
  await page.goto('/user/information/notifications');
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect.poll(async () => (await tilava.users.get(userId)).changeMails).toBe(false);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await expect.poll(async () => (await tilava.users.get(userId)).changeMails).toBe(true);
});
