import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files, residences, users } from '../../src/db/schema.ts';
import { storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type User = components['schemas']['User'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let admin: Session;
let person: Session;
let organization: Session;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await app.logIn('admin@tilava.example');
  person = await app.logIn((await storeUser(app)).email);
  const [demo] = await app.database.queries
    .select()
    .from(users)
    .where(eq(users.email, 'organisation@tilava.example'));
  const { privateTenant = null, organizationTenant = null, industries = 0 } = demo ?? {};
  organization = await app.logIn(
    (await storeUser(app, { privateTenant, organizationTenant, industries })).email,
  );
});
afterAll(() => app.close());

const patch = (session: Session, body: unknown, id = session.userId, headers: Record<string, string> = {}) =>
  app.send({ method: 'PATCH', url: `/user/${id}`, bearer: session.bearer, body, headers });
const read = async (session: Session) =>
  app.send({ method: 'GET', url: `/user/${session.userId}`, bearer: session.bearer });
const userOf = async (session: Session) => (await read(session)).json<User>();

async function storeFile(userId: string, residenceId: string | null = null): Promise<string> {
  const id = uuidv7();
  await app.database.queries
    .insert(files)
    .values({ id, key: id.replaceAll('-', ''), name: 'a.png', userId, residenceId });
  return id;
}

describe('a profile', () => {
  it('keeps what is not sent, inside of its parts too', async () => {
    const before = await userOf(person);
    const answer = await patch(person, {
      privateTenant: { phoneNumber: '+358409876543' },
      occupation: { student: true },
      gender: 'other',
    });
    expect(answer.json()).toEqual({
      ...before,
      privateTenant: { ...before.privateTenant, phoneNumber: '+358409876543' },
      occupation: { ...before.occupation, student: true },
      gender: 'other',
    });
    expect(await userOf(person)).toEqual(answer.json());
  });

  it.each([
    [0, null],
    [1, 0],
    [2, 1],
    [4, 2],
    [5, 3],
    [99, 6],
    [100, 7],
    [null, null],
  ])('counts the band of %s employees anew: %s', async (employeeCount, band) => {
    const answer = await patch(organization, { organizationTenant: { employeeCount } });
    expect(answer.json()).toMatchObject({ employee: band, organizationTenant: { employeeCount } });
    const ofPerson = await patch(person, { privateTenant: { employeeCount } });
    expect(ofPerson.json()).toMatchObject({ employee: band, privateTenant: { employeeCount } });
  });

  it('of an organisation repeats its industries, and keeps the band where the count is not sent', async () => {
    await patch(organization, { organizationTenant: { employeeCount: 10 } });
    const answer = await patch(organization, { industries: ['fi', 'tr'] });
    expect(answer.json()).toMatchObject({
      industries: ['fi', 'tr'],
      organizationTenant: { industries: ['fi', 'tr'], employeeCount: 10 },
      employee: 4,
    });
    const renamed = await patch(organization, {
      organizationTenant: { name: 'Another', contactEmail: null },
    });
    expect(renamed.json()).toMatchObject({
      organizationTenant: { name: 'Another', contactEmail: null, industries: ['fi', 'tr'] },
      employee: 4,
    });
  });

  it.each<[string, 'person' | 'organization', unknown, string]>([
    ['the other kind', 'person', { organizationTenant: { name: 'x' } }, '/body/organizationTenant'],
    ['the other kind', 'organization', { privateTenant: { firstName: 'x' } }, '/body/privateTenant'],
    ['an organisation without industries', 'organization', { industries: [] }, '/body/industries'],
    ['a blank name', 'person', { privateTenant: { firstName: ' ' } }, '/body/privateTenant/firstName'],
    [
      'a name that shows nothing',
      'person',
      { privateTenant: { firstName: '\u200b\u3164' } },
      '/body/privateTenant/firstName',
    ],
    [
      'a phone number that is none',
      'person',
      { privateTenant: { phoneNumber: 'call me' } },
      '/body/privateTenant/phoneNumber',
    ],
    [
      'a contact’s phone number that is none',
      'organization',
      { organizationTenant: { contactPhoneNumber: '12' } },
      '/body/organizationTenant/contactPhoneNumber',
    ],
    ['a birthday in the future', 'person', { birthday: '2026-11-22' }, '/body/birthday'],
    ['nothing', 'person', {}, '/body'],
  ])('refuses %s (%s)', async (_, who, body, pointer) => {
    const session = who === 'person' ? person : organization;
    const before = await userOf(session);
    const answer = await patch(session, body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation_failed', errors: [{ pointer }] });
    expect(await userOf(session)).toEqual(before);
  });

  it('takes a birthday of today', async () => {
    expect((await patch(person, { birthday: '2026-11-21' })).statusCode).toBe(200);
  });
});

describe('who changes whom', () => {
  it('is oneself; to others one is nobody', async () => {
    const before = await userOf(person);
    expect((await patch(organization, { description: 'changed' }, person.userId)).statusCode).toBe(404);
    expect((await patch(admin, { description: 'changed' }, crypto.randomUUID())).statusCode).toBe(404);
    expect(await userOf(person)).toEqual(before);
  });

  it('is an admin too, who leaves the names of the fields in the audit log, but no values', async () => {
    await app.database.queries.delete(auditLog);
    const answer = await patch(admin, { description: 'By the admin', children: 3 }, person.userId);
    expect(answer.json()).toMatchObject({ id: person.userId, description: 'By the admin', children: 3 });
    await patch(admin, { description: 'My own' });
    await patch(admin, { birthday: '2999-01-01' }, person.userId);
    const rows = await app.database.queries.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      {
        adminId: admin.userId,
        action: 'updateUser',
        targetId: person.userId,
        fields: ['description', 'children'],
        createdAt: app.now,
      },
    ]);
  });
});

describe('the version', () => {
  it('is one more after each change, and a change of another version is refused', async () => {
    const first = (await read(person)).headers['etag'];
    const version = Number.parseInt(String(first).slice(1), 10);
    const changed = await patch(person, { children: 1 }, person.userId, { 'if-match': `"${version}"` });
    expect(changed.headers['etag']).toBe(`"${version + 1}"`);
    expect((await read(person)).headers['etag']).toContain(`"${version + 1}-`);
    for (const stale of [version, version + 2]) {
      const answer = await patch(person, { children: 2 }, person.userId, { 'if-match': `"${stale}"` });
      expect(answer.json()).toMatchObject({ status: 412, code: 'precondition_failed' });
    }
    expect(await userOf(person)).toMatchObject({ children: 1 });
  });

  it('lets one of many changes of the same version through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const etag = String((await read(person)).headers['etag']);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, children) =>
          patch(person, { children }, person.userId, { 'if-match': etag }),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
    }
  });

  it('keeps all of several changes at once of different parts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parts = {
        firstName: `First ${round}`,
        lastName: `Last ${round}`,
        phoneNumber: `+35840123456${round}`,
        currentAddress: `Street ${round}`,
      };
      const changes = Object.entries(parts).map(([name, value]) => ({ privateTenant: { [name]: value } }));
      await Promise.all(changes.map((body) => patch(person, body)));
      expect(await userOf(person)).toMatchObject({ privateTenant: parts });
    }
  });
});

describe('the profile picture', () => {
  const refused = { status: 400, code: 'validation_failed', errors: [{ pointer: '/body/file' }] };

  it('is one’s own uploaded picture, changes, stays when sent again, and goes by null', async () => {
    const [first, second] = [await storeFile(person.userId), await storeFile(person.userId)];
    expect((await patch(person, { file: first })).json()).toMatchObject({
      file: { id: first, name: 'a.png' },
    });
    expect((await patch(person, { file: first })).json()).toMatchObject({ file: { id: first } });
    expect((await patch(person, { file: second })).json()).toMatchObject({ file: { id: second } });
    // The former one is not attached any more, so that it may be taken again.
    expect((await patch(person, { file: first })).json()).toMatchObject({ file: { id: first } });
    expect((await patch(person, { file: null })).json()).toMatchObject({ file: null });
  });

  it('is no picture of others, of a residence, of another user’s profile, or that is not there', async () => {
    const residenceId = uuidv7();
    await app.database.queries
      .insert(residences)
      .values({ id: residenceId, userId: person.userId, houseType: 'office' });
    const shown = await storeFile(organization.userId);
    await patch(organization, { file: shown });
    for (const file of [
      await storeFile(organization.userId),
      await storeFile(person.userId, residenceId),
      shown,
      uuidv7(),
    ]) {
      expect((await patch(person, { file })).json()).toMatchObject(refused);
    }
    expect(await userOf(person)).toMatchObject({ file: null });
  });

  it('that an admin gives belongs to the user then', async () => {
    const file = await storeFile(admin.userId);
    expect((await patch(admin, { file }, person.userId)).json()).toMatchObject({ file: { id: file } });
    expect((await patch(admin, { file })).json()).toMatchObject(refused);
    const [row] = await app.database.queries.select().from(files).where(eq(files.id, file));
    expect(row?.userId).toBe(person.userId);
  });

  it('is one user’s where an admin gives it to two at once', async () => {
    const file = await storeFile(admin.userId);
    const answers = await Promise.all(
      [admin.userId, person.userId, organization.userId].map((id) => patch(admin, { file }, id)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});
