import type { Locale } from '@tilava/domain/format';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, subscriptions, users } from '../../src/db/schema.ts';
import { landlordAccount, tenantAccount } from '../support/accounts.ts';
import { linkOf, mailsTo } from '../support/mailbox.ts';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newEmail } from '../support/validRequests.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const languages: readonly Locale[] = ['en', 'fi', 'sv'];
const subjects = {
  en: {
    verification: 'Verify your Tilava account',
    temporaryPassword: 'Your temporary Tilava password',
    newsletter: 'Confirm your Tilava newsletter',
    mutualInterest: 'You’re both interested',
  },
  fi: {
    verification: 'Vahvista Tilava-tilisi',
    temporaryPassword: 'Tilapäinen Tilava-salasanasi',
    newsletter: 'Vahvista Tilava-uutiskirjeen tilaus',
    mutualInterest: 'Kiinnostus on molemminpuolista',
  },
  sv: {
    verification: 'Bekräfta ditt Tilava-konto',
    temporaryPassword: 'Ditt tillfälliga Tilava-lösenord',
    newsletter: 'Bekräfta nyhetsbrevet från Tilava',
    mutualInterest: 'Intresset är ömsesidigt',
  },
};

const post = (url: string, body?: unknown, bearer?: string) =>
  app.send({ method: 'POST', url, body, ...(bearer !== undefined && { bearer }) });
const remove = (url: string, bearer: string) => app.send({ method: 'DELETE', url, bearer });
const change = ({ userId, bearer }: { userId: string; bearer: string }, body: unknown) =>
  app.send({ method: 'PATCH', url: `/user/${userId}`, bearer, body });
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const languageOf = ({ html }: Email) => /<html lang="(?<language>[a-z]+)">/.exec(html ?? '')?.[1];

async function signUp(body: { readonly email: string }): Promise<void> {
  expect((await post('/users', body)).statusCode).toBe(201);
}

/** Both sides become interested in each other, and only that is mailed. */
async function meet(tenant: TenantParty, landlord: LandlordParty): Promise<void> {
  expect((await change(landlord, { interestMails: 'never' })).statusCode).toBe(200);
  const { userId } = tenant;
  const { announcementId } = landlord;
  const interest = `/user/${userId}/favorite/${announcementId}?interested=true`;
  const answers = [
    await post(interest, undefined, tenant.bearer),
    await post(`/user/${userId}/interested/${announcementId}`, undefined, landlord.bearer),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
}

describe.each(languages)('in %s', (language) => {
  const other = language === 'fi' ? 'sv' : 'fi';

  it('a sign-up is answered by a mail, and so is asking for it again', async () => {
    const { email, password } = tenantAccount(newEmail());
    await signUp(tenantAccount(email, { language, languages: [other] }));
    expect(await subjectsTo(email)).toEqual([subjects[language].verification]);
    app.now = new Date(app.now.getTime() + 60_000);
    await post('/verification/mail', { email, password });
    const sent = await mailsTo(app, email);
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill(subjects[language].verification));
    expect(sent.map(languageOf)).toEqual([language, language]);
  });

  it('a temporary password comes', async () => {
    const { email } = await storeUser(app, { language, languages: [other] });
    await post('/user/reset', { email });
    expect(await subjectsTo(email)).toEqual([subjects[language].temporaryPassword]);
  });

  it('a mutual interest is told to whom it is the language of', async () => {
    const tenant = await addTenant(app, newEmail(), { language, languages: [other] });
    const landlord = await addLandlord(app, newEmail(), { language: other, languages: [language] });
    await meet(tenant, landlord);
    expect(await subjectsTo(tenant.email)).toEqual([subjects[language].mutualInterest]);
    expect(await subjectsTo(landlord.email)).toEqual([subjects[other].mutualInterest]);
  });

  it('the newsletter is confirmed by a visitor who asks for it', async () => {
    const email = newEmail();
    await post('/newsletter', { email, language });
    expect(await subjectsTo(email)).toEqual([subjects[language].newsletter]);
    const [row] = await app.database.queries
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.email, email));
    expect(row).toMatchObject({ language });
  });

  it('the newsletter is confirmed by a user, whatever the visitor asks for', async () => {
    const { email } = await storeUser(app, { language });
    await post('/newsletter', { email: email.toUpperCase(), language: other });
    expect(await subjectsTo(email)).toEqual([subjects[language].newsletter]);
  });

  it('mails come once the user has changed to it', async () => {
    const user = await addTenant(app, newEmail(), { language: other });
    expect((await change(user, { language })).json()).toMatchObject({ language });
    await post('/user/reset', { email: user.email });
    expect(await subjectsTo(user.email)).toEqual([subjects[language].temporaryPassword]);
  });
});

describe('the language', () => {
  it('is English where nobody says another', async () => {
    const [account, visitor] = [landlordAccount(newEmail()), newEmail()];
    await signUp(account);
    await post('/newsletter', { email: visitor });
    expect(await subjectsTo(account.email)).toEqual([subjects.en.verification]);
    expect(await subjectsTo(visitor)).toEqual([subjects.en.newsletter]);
  });

  it('is the newest that a visitor has asked for', async () => {
    const email = newEmail();
    await post('/newsletter', { email, language: 'fi' });
    app.now = new Date(app.now.getTime() + 60_000);
    await post('/newsletter', { email, language: 'sv' });
    expect(await subjectsTo(email)).toEqual([subjects.fi.newsletter, subjects.sv.newsletter]);
  });

  it.each([
    ['/users', () => ({ ...tenantAccount(newEmail()), language: 'de' })],
    ['/newsletter', () => ({ email: newEmail(), language: 'EN' })],
  ])('is one of three: %s', async (url, body) => {
    expect((await post(url, body())).json()).toMatchObject({ errors: [{ pointer: '/body/language' }] });
  });
});

describe('who has unsubscribed', () => {
  it('is told of no mutual interest, while the other side is; and is told again once subscribed', async () => {
    const tenant = await addTenant(app, newEmail());
    const landlord = await addLandlord(app, newEmail());
    expect((await change(tenant, { unsubscribed: true })).json()).toMatchObject({ unsubscribed: true });
    await meet(tenant, landlord);
    expect(await subjectsTo(tenant.email)).toEqual([]);
    expect(await subjectsTo(landlord.email)).toHaveLength(1);

    await change(tenant, { unsubscribed: false });
    await remove(`/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`, tenant.bearer);
    app.now = new Date(app.now.getTime() + 24 * 3_600_000);
    const { bearer } = await app.logIn(tenant.email);
    await meet({ ...tenant, bearer }, { ...landlord, bearer: (await app.logIn(landlord.email)).bearer });
    expect(await subjectsTo(tenant.email)).toEqual([subjects.en.mutualInterest]);
  });

  it('is not asked to confirm a newsletter, and whoever asked is answered as ever', async () => {
    const { email } = await storeUser(app, { unsubscribed: true });
    const known = await post('/newsletter', { email });
    const unknown = await post('/newsletter', { email: newEmail() });
    expect(known.json()).toEqual(unknown.json());
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('is not sent what has waited since before, unless the account needs it', async () => {
    const { email } = await storeUser(app, { unsubscribed: true });
    const mail = { recipient: email, text: 'Text', html: 'Text', createdAt: app.now, nextAttemptAt: app.now };
    await app.database.queries.insert(mails).values([
      { id: uuidv7(), ...mail, subject: 'Optional', isOptional: true },
      { id: uuidv7(), ...mail, subject: 'Needed' },
    ]);
    // Wakes the worker.
    await post('/newsletter', { email: newEmail() });
    expect(await subjectsTo(email)).toEqual(['Needed']);
    expect(await app.database.queries.$count(mails, eq(mails.subject, 'Optional'))).toBe(0);
  });

  it('gets what the account cannot do without', async () => {
    const { email, password } = tenantAccount(newEmail());
    await signUp(tenantAccount(email));
    await app.database.queries.update(users).set({ unsubscribed: true }).where(eq(users.email, email));
    app.now = new Date(app.now.getTime() + 60_000);
    await post('/verification/mail', { email, password });
    await post('/user/reset', { email });
    const { verification, temporaryPassword } = subjects.en;
    expect(await subjectsTo(email)).toEqual([verification, verification, temporaryPassword]);
  });
});

it('both settings are in the export, and in what an admin reads', async () => {
  const user = await addTenant(app, newEmail(), { language: 'sv', unsubscribed: true });
  const admin = await app.logIn('admin@tilava.example');
  const url = `/user/${user.userId}`;
  const settings = { language: 'sv', unsubscribed: true };
  const exported = await app.send({ method: 'GET', url: `${url}/export`, bearer: user.bearer });
  expect(exported.json()).toMatchObject({ user: settings });
  const read = await app.send({ method: 'GET', url, bearer: admin.bearer });
  expect(read.json()).toMatchObject(settings);
});

describe('the newsletter', () => {
  const newsletterOf = async (
    { userId }: { readonly userId: string },
    { bearer }: { readonly bearer: string },
  ) => {
    const answer = await app.send({ method: 'GET', url: `/user/${userId}/export`, bearer });
    return answer.json<{ newsletter: unknown }>().newsletter;
  };

  it('is in the export of the account whose address asked for it', async () => {
    const user = await addTenant(app, newEmail(), { language: 'fi' });
    expect(await newsletterOf(user, user)).toBeNull();
    await post('/newsletter', { email: user.email.toUpperCase(), language: 'sv' });
    const asked = { askedAt: app.now.toISOString(), language: 'sv' };
    expect(await newsletterOf(user, user)).toEqual({ ...asked, confirmedAt: null });
    const link = linkOf((await mailsTo(app, user.email)).at(-1));
    await post(`/newsletter/${new URL(link).searchParams.get('newsletter')}`);
    expect(await newsletterOf(user, user)).toEqual({ ...asked, confirmedAt: app.now.toISOString() });
  });

  it('is not in the export of an account whose address may be somebody else’s', async () => {
    const { id, email } = await storeUser(app, { verifiedAt: null });
    const admin = await app.logIn('admin@tilava.example');
    await post('/newsletter', { email });
    expect(await newsletterOf({ userId: id }, admin)).toBeNull();
  });
});
