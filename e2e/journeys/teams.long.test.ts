import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { acquainted } from '../support/acquainted.ts';
import { demoPassword, logIn } from '../support/demo.ts';
import { invitationMailedTo } from '../support/mails.ts';
import { test } from '../support/test.ts';

test('two colleagues work for a landlord, until one is removed while writing', async ({
  page: owners,
  elsewhere,
  baseURL,
}) => {
  const { owner, landlord, to, path, remove } = await acquainted(baseURL);
  const email = `colleague${Date.now()}@strangers.example`;
  const property = (await landlord.announcements.get(to.announcement)).properties.id;
  try {
    await logIn(owners, owner.email);
    await owners.goto('/user/information');
    await owners.getByRole('link', { name: 'Team' }).click();
    await owners.getByLabel('Email').fill(email);
    await owners.getByRole('button', { name: 'Invite a colleague' }).click();
    await expect(owners.getByText(`Invitation sent to ${email}`)).toBeVisible();
    await expectAccessible(owners);

    const editors = await elsewhere();
    await editors.goto(await invitationMailedTo(email));
    await editors.getByLabel('First name').fill('Colleague');
    await editors.getByLabel('Last name').fill('Of Owner');
    await editors.getByLabel('Phone number').fill('040 765 4321');
    await expectAccessible(editors);
    await editors.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await editors.getByRole('button', { name: 'Accept invitation' }).click();
    await editors.waitForURL('**/user/announcements');

    await editors.getByRole('button', { name: /^Make hidden/u }).click();
    await editors.getByRole('button', { name: /^Make public/u }).click();
    await expect(editors.getByText(/^Changed by Colleague Of Owner/u)).toBeVisible();
    await editors.goto(path);
    await editors.getByRole('textbox', { name: 'Message' }).fill('You can see it on Monday.');
    await editors.getByRole('button', { name: 'Send' }).click();
    await expect(editors.getByText(/^Colleague Of Owner ·/u)).toBeVisible();
    await owners.goto(path);
    await expect(owners.getByText(/^Colleague Of Owner ·/u)).toBeVisible();

    await editors.getByRole('textbox', { name: 'Message' }).fill('Or on Tuesday.');
    const editing = await elsewhere();
    await logIn(editing, email);
    await editing.goto(`/user/edit/property/${property}`);
    const description = editing.getByLabel('Short description');
    await description.fill('Typed for long');

    await owners.goto('/user/team');
    await owners.getByRole('button', { name: 'Remove Colleague Of Owner' }).click();
    await owners.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(owners.getByText(email)).toBeHidden();

    await editing.getByRole('button', { name: 'Save' }).first().click();
    await expect(editing.getByText('You’re no longer in this organisation’s team').first()).toBeVisible();
    await expect(description).toHaveValue('Typed for long');
    await editors.getByRole('button', { name: 'Send' }).click();
    await expect(editors.getByText('You’re no longer in this organisation’s team').first()).toBeVisible();
    await expect(editors.getByText('Or on Tuesday.')).toBeVisible();
    expect((await landlord.announcements.get(to.announcement)).properties.description).not.toBe(
      'Typed for long',
    );
  } finally {
    const { results } = await owner.admin.users.list({ text: email });
    for (const { id } of results) await owner.admin.users.delete(id);
    await remove();
  }
});
