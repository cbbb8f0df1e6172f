import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { png } from '@tilava/api/pngs';
import { acquainted } from '../support/acquainted.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
import { test } from '../support/test.ts';

const document = (object = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${object}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const plan: ChosenFile = { name: 'pohjapiirros.pdf', mimeType: 'application/pdf', buffer: document() };
const hall: ChosenFile = { name: 'hall.png', mimeType: 'image/png', buffer: png({ width: 4, height: 4 }) };
const script: ChosenFile = {
  name: 'invoice.pdf',
  mimeType: 'application/pdf',
  buffer: document('2 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'),
};

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const files = (page: Page) => page.getByRole('group', { name: 'Attachments' }).getByRole('listitem');
const text = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const attach = (page: Page, ...chosen: readonly ChosenFile[]) =>
  page.locator('input[type="file"]').setInputFiles([...chosen]);

test('a picture and a PDF are attached, sent and downloaded by the other side; a script is refused', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const { owner, seeker, landlord, thread, path, remove } = await acquainted(baseURL);
  try {
    await logIn(page, seeker.email);
    await page.goto(path);
    await attach(page, script);
    await expect(files(page)).toContainText([
      'This PDF contains scripts, commands or other files; print it to a new PDF',
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Wait until your files have been uploaded, or remove them.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove invoice.pdf' }).click();
    await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused();

    await attach(page, plan, hall);
    await expect(files(page)).toContainText([/pohjapiirros\.pdf.*Uploaded/u, /hall\.png.*Uploaded/u]);
    await expectAccessible(page);
    // They are kept like the text.
    await text(page).fill('The plan and the hall');
    await page.reload();
    await expect(files(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(files(page)).toHaveCount(0);
    const withPlan = (sent: Page) => conversation(sent).filter({ hasText: 'The plan and the hall' });
    await expect(withPlan(page)).toContainText('pohjapiirros.pdf (PDF, 1 kB)');
    // Files say enough by themselves.
    await attach(page, hall);
    await expect(files(page)).toContainText([/Uploaded/u]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent')).toBeVisible();

    const other = await elsewhere();
    await logIn(other, owner.email);
    await other.goto('/user/messages');
    await expect(other.getByText('1 attachment')).toBeVisible();
    await other.goto(path);
    const answer = other.waitForResponse((response) => response.url().includes('/attachments/'));
    const saving = other.waitForEvent('download');
    await withPlan(other).getByRole('button', { name: 'pohjapiirros.pdf' }).click();
    const headers = (await answer).headers();
    expect(headers['content-disposition']).toBe('attachment; filename=pohjapiirros.pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('pohjapiirros.pdf');
    expect(await readFile(await saved.path())).toEqual(document());
    await expectAccessible(other);
    const { results } = await landlord.threads.listMessages(thread);
    expect(results.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
      [],
      ['pohjapiirros.pdf', 'hall.png'],
      ['hall.png'],
    ]);
  } finally {
    await remove();
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(async ({ context, relay }) => goOnline(context, relay));

  test('the form says that files need one, while text waits for it', async ({
    page,
    context,
    relay,
    baseURL,
  }) => {
    const { seeker, path, remove } = await acquainted(baseURL);
    try {
      await logIn(page, seeker.email);
      await page.goto(path);
      await expect(page.getByText('PNG or PDF, at most 10\u00A0MB each')).toBeVisible();
      await untilKept(page);
      await goOffline(context, relay);
      await expect(page.getByText('You need a connection to attach files.')).toBeVisible();
      await text(page).fill('Just text');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(conversation(page).last()).toContainText('Waiting for a connection');
      await goOnline(context, relay);
      await expect(page.getByText('Waiting for a connection')).toBeHidden();
    } finally {
      await goOnline(context, relay);
      await remove();
    }
  });
});

test('a landlord adds a floor plan to an announcement, and a matched tenant downloads it', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const { owner, seeker, landlord, remove } = await acquainted(baseURL);
  try {
    const [announcement] = await landlord.announcements.listOfUser(owner.id);
    await logIn(page, owner.email);
    await page.goto('/user/information/pictures');
    const documents = page.getByRole('region', { name: 'Documents' });
    const chooser = documents.locator('input[type="file"]');
    await chooser.setInputFiles({ ...hall, name: 'hall.pdf' });
    await expect(documents.getByText('This file isn’t a valid PDF document').first()).toBeVisible();
    await chooser.setInputFiles(script);
    await expect(documents.getByText('This PDF contains scripts, commands').first()).toBeVisible();
    await documents.getByRole('textbox', { name: 'Title' }).fill('Floor plan, 2nd floor');
    await chooser.setInputFiles(plan);
    await expect(documents.getByRole('button', { name: /^Floor plan, 2nd floor \(PDF/u })).toBeVisible();
    await expectAccessible(page);

    const other = await elsewhere();
    await logIn(other, seeker.email);
    await other.goto(`/user/matches/${announcement?.properties.id ?? ''}`);
    const saving = other.waitForEvent('download');
    await other.getByRole('button', { name: /^Floor plan, 2nd floor/u }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(plan.name);
    expect(await readFile(await download.path())).toEqual(plan.buffer);
    await expectAccessible(other);

    await documents.getByRole('button', { name: 'Remove Floor plan, 2nd floor' }).click();
    await page.getByRole('button', { name: 'Remove document' }).click();
    await expect(documents.getByRole('button', { name: /^Floor plan/u })).toHaveCount(0);
  } finally {
    await remove();
  }
});
