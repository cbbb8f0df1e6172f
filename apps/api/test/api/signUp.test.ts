import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog, idempotencyKeys, mails, users } from '../../src/db/schema.ts';
import { landlordAccount, tenantAccount, wantedSpace } from '../support/accounts.ts';
import { mailsTo } from '../support/mailbox.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${count}@signup.example`;
};
const signUp = (body: unknown, more: { bearer?: string; headers?: Record<string, string> } = {}) =>
  app.send({ method: 'POST', url: '/users', body, ...more });
const stored = async (email: string) => {
  const [row] = await app.database.queries.select().from(users).where(eq(users.email, email));
  return row;
};

describe('signing up', () => {
  it('makes an account that is not verified, and says that a code was sent', async () => {
    const answer = await signUp(tenantAccount('New.Tenant@SignUp.Example'));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ message: 'Verification code sent' });

    const user = await stored('new.tenant@signup.example');
    expect(user).toMatchObject({ isLandlord: false, isAdmin: false, verifiedAt: null, version: 1 });
    expect(user?.id).toBe(answer.json<{ id: string }>().id);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await mailsTo(app, 'new.tenant@signup.example')).toHaveLength(1);
  });

  it('refuses an email that is taken, whatever its case', async () => {
    const answer = await signUp(tenantAccount('TENANT@tilava.example'));
    expect(answer.json()).toMatchObject({
      status: 409,
      title: 'Conflict',
      code: 'email_taken',
      detail: 'There is already user with those credentials',
    });
    expect(await mailsTo(app, 'tenant@tilava.example')).toStrictEqual([]);
  });

  it('lets one of two sign-ups with one email through', async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(tenantAccount(email)), signUp(landlordAccount(email))]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toStrictEqual(['201', '409']);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it.each([
    ['commits', 409],
    ['fails', 201],
  ])(
    'waits for another with the same email that is under way: where that %s, it is %i',
    async (end, status) => {
      const email = newEmail();
      const [someone] = await app.database.queries.select().from(users).limit(1);
      if (someone === undefined) throw new Error('There are no users');
      const inserted = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const other = app.database.transaction(async () => {
        await app.database.queries.insert(users).values({ ...someone, id: crypto.randomUUID(), email });
        inserted.resolve();
        await mayEnd.promise;
        if (end === 'fails') throw new Error('The disk is full');
      });
      await inserted.promise;
      const answer = signUp(tenantAccount(email));
      await untilBlocked();
      mayEnd.resolve();
      await Promise.allSettled([other]);
      expect((await answer).statusCode).toBe(status);
      expect(await app.database.queries.$count(users, eq(users.email, email))).toBe(1);
    },
  );

  /** PGlite has one connection, so that there every statement waits for the transaction. */
  async function untilBlocked(): Promise<void> {
    if (app.database.kind === 'pglite') return;
    await vi.waitFor(
      async () => {
        const { rows } = await app.database.queries.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
  }

  it('sends nothing where the account could not be stored', async () => {
    const email = newEmail();
    const before = await app.database.queries.$count(mails);
    const failing = app.database.transaction(async () => {
      await signUpWithin(email);
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('The disk is full');
    expect(await stored(email)).toBeUndefined();
    expect(await app.database.queries.$count(mails)).toBe(before);
    expect(await mailsTo(app, email)).toStrictEqual([]);
  });

  /** Requests join the transaction that they are sent in. */
  async function signUpWithin(email: string): Promise<void> {
    expect((await signUp(tenantAccount(email))).statusCode).toBe(201);
    expect(await app.database.queries.$count(users, eq(users.email, email))).toBe(1);
  }
});

describe('signing up is refused', () => {
  const person = tenantAccount('').privateTenant;
  const organization = landlordAccount('').organizationTenant;
  const need = (changes: Parameters<typeof wantedSpace>[0]) => ({ properties: [wantedSpace(changes)] });

  it.each([
    ['by nobody', { privateTenant: null }, '/body/privateTenant'],
    ['by two at once', { organizationTenant: organization, industries: ['ti'] }, '/body/privateTenant'],
    [
      'by an organisation without an industry',
      { privateTenant: null, organizationTenant: organization, industries: [] },
      '/body/industries',
    ],
    ['by a tenant without a need', { properties: [] }, '/body/properties'],
    ['by a tenant with two needs', { properties: [wantedSpace(), wantedSpace()] }, '/body/properties'],
    ['by a landlord with a need', { isLandlord: true }, '/body/properties'],
    ['without a language', { languages: [] }, '/body/languages'],
    ['with one of the commonest passwords', { password: 'PassWord123' }, '/body/password'],
    ['with a password of seven characters', { password: 'seven-7' }, '/body/password'],
    ['with a password of 257 characters', { password: 'p'.repeat(257) }, '/body/password'],
    [
      'with a phone number that is none',
      { privateTenant: { ...person, phoneNumber: '040 123' } },
      '/body/privateTenant/phoneNumber',
    ],
    ['with a birthday in the year 0', { birthday: '0000-01-01' }, '/body/birthday'],
    ['for an admin', { isAdmin: true }, '/body/isAdmin'],
    ['with a computed field', { employee: 3 }, '/body/employee'],
    ['without any bound of the size', need({ sizeMin: null, sizeMax: null }), '/body/properties/0/sizeMin'],
    ['with coordinates the wrong way round', need({ x: 24.9, y: 60.1 }), '/body/properties/0/x'],
  ])('%s', async (_, changes, pointer) => {
    const email = newEmail();
    const answer = await signUp({ ...tenantAccount(email), ...changes });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation_failed' });
    // Of alternatives, each says why it was not taken; the nearest comes first.
    expect(answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer).toBe(pointer);
    expect(await stored(email)).toBeUndefined();
  });

  it.each([
    ['with text that cannot be kept', { gender: 'a\0b' }, '/body/gender'],
    [
      'with half a character',
      { privateTenant: { ...person, firstName: '\uD83D' } },
      '/body/privateTenant/firstName',
    ],
  ])('%s', async (_, changes, pointer) => {
    const email = newEmail();
    const answer = await signUp({ ...tenantAccount(email), ...changes });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_characters', errors: [{ pointer }] });
    expect(await stored(email)).toBeUndefined();
  });

  it.each([
    ['a password of eight characters', { password: 'eight-88' }],
    ['a password of 256 characters', { password: 'p'.repeat(256) }],
  ])('but not for %s', async (_, changes) => {
    expect((await signUp({ ...tenantAccount(newEmail()), ...changes })).statusCode).toBe(201);
  });
});

describe('an admin', () => {
  it('makes an account that is verified, without a mail, and that is noted', async () => {
    const email = newEmail();
    const admin = await app.logIn('admin@tilava.example');
    const answer = await signUp(landlordAccount(email), { bearer: admin.bearer });
    const { id, message } = answer.json<{ id: string; message: string }>();
    expect(message).toBe('User created');
    expect((await stored(email))?.verifiedAt).toStrictEqual(app.now);
    expect(await mailsTo(app, email)).toStrictEqual([]);
    const login = await app.send({
      method: 'POST',
      url: '/bearers',
      body: { email, password: 'a-long-enough-secret' },
    });
    expect(login.statusCode).toBe(201);
    const notes = await app.database.queries.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(notes).toMatchObject([{ adminId: admin.userId, action: 'createUser', fields: [] }]);
  });
});

describe('a sign-up that is sent again with its key', () => {
  it('is answered again, and is done once', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await signUp(tenantAccount(email), { headers });
    const second = await signUp(tenantAccount(email), { headers });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toStrictEqual(first.json());
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('is refused with another password, although nothing that is kept tells passwords apart', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await signUp(tenantAccount(email), { headers });
    const other = await signUp(tenantAccount(email, { password: 'another-secret' }), { headers });
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const [kept] = await app.database.queries
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, headers['idempotency-key']));
    const quickHashOf = (password: string | null) =>
      createHash('sha256')
        .update(`/api/v1/users\0${JSON.stringify({ ...tenantAccount(email), password })}\0`)
        .digest('hex');
    const hash = Buffer.from(kept?.requestHash ?? []).toString('hex');
    expect(hash).toBe(quickHashOf(null));
    expect(hash).not.toBe(quickHashOf('a-long-enough-secret'));
  });
});
