import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { addColleague, confirmPassword, makeCast, type Cast, type Person } from '../support/cast.ts';
import { canContend, contend } from '../support/contend.ts';
import { linkOf, mailsTo } from '../support/mailbox.ts';
import { threadId } from '../support/scenes.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, newAddress, newEmail, patch, post, remove } from '../support/validRequests.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let origin: string;

beforeAll(async () => {
  app = await startTestApplication({ PUBLIC_URL: 'https://tilava.example' });
  origin = await app.server.listen({ port: 0 });
});
afterAll(() => app.close());

const team = ({ landlord }: Cast) => `/user/${landlord.userId}/team`;
const invite = (by: Person, cast: Cast, email: string, role = 'editor') =>
  app.send({ ...post(team(cast), { email, role }), bearer: by.bearer });
const newest = async (email: string) =>
  linkOf((await mailsTo(app, email)).at(-1))
    .split('/')
    .at(-1) ?? '';
const accept = (code: string, body: object, by?: Person) =>
  app.send({
    ...post(`/invitations/${code}`, body),
    address: newAddress(),
    ...(by !== undefined && { bearer: by.bearer }),
  });
const listOf = async (cast: Cast) =>
  (await app.send({ ...get(team(cast)), bearer: cast.landlord.bearer })).json<Schemas['Team']>();
const write = (cast: Cast, { bearer }: Person, text = 'It is free.') =>
  app.send({
    ...post('/messages', { tenant: cast.tenant.userId, announcement: cast.announcementId, text }),
    bearer,
  });

const person = {
  privateTenant: { firstName: 'Another', lastName: 'Colleague', phoneNumber: '+358401234567' },
  password: demoPassword,
  language: 'fi',
};

describe('an invitation', () => {
  it('makes an account for somebody new, who then acts for the organisation', async () => {
    const cast = await makeCast(app);
    const email = newEmail();
    const invited = await invite(cast.landlord, cast, email.toUpperCase());
    expect([invited.statusCode, invited.json()]).toMatchObject([201, { email, role: 'editor' }]);
    const code = await newest(email);
    const read = await app.send(get(`/invitations/${code}`));
    expect(read.json()).toEqual({ organization: 'F L', role: 'editor', email, hasAccount: false });

    expect((await accept(code, person)).json()).toEqual({
      id: cast.landlord.userId,
      name: 'F L',
      role: 'editor',
    });
    const login = await app.send(post('/bearers', { email, password: demoPassword }));
    const { bearer, user } = login.json<Schemas['Session']>();
    expect(user).toMatchObject({ language: 'fi', team: { id: cast.landlord.userId, role: 'editor' } });
    const own = await app.send({ ...get(`/user/${user.id}/announcement`), bearer });
    expect(own.json<{ id: string }[]>().map(({ id }) => id)).toEqual([cast.announcementId, cast.hiddenId]);
    expect((await listOf(cast)).members.map(({ name, role }) => [name, role])).toEqual([
      ['F L', 'owner'],
      ['Another Colleague', 'editor'],
    ]);
    expect((await accept(code, person)).json()).toMatchObject({ code: 'verification_failed' });
  });

  it('is accepted by the invited account alone, and by none that has something of its own', async () => {
    const cast = await makeCast(app);
    for (const { email } of [cast.otherLandlord, cast.tenant]) await invite(cast.landlord, cast, email);
    const code = await newest(cast.otherLandlord.email);
    expect((await accept(code, {}, cast.tenant)).statusCode).toBe(403);
    expect((await accept(code, person)).json()).toMatchObject({ code: 'email_taken' });
    expect((await accept(await newest(cast.tenant.email), {}, cast.tenant)).json()).toMatchObject({
      code: 'cannot_join',
    });
    expect((await accept(code, {}, cast.otherLandlord)).statusCode).toBe(200);

    const other = await makeCast(app);
    await invite(other.landlord, other, cast.landlord.email);
    const owner = await accept(await newest(cast.landlord.email), {}, cast.landlord);
    expect(owner.json()).toMatchObject({ code: 'cannot_join' });
  });

  it('ends by a newer one, by being cancelled and after a week, and there are 20 a day', async () => {
    const cast = await makeCast(app);
    const email = newEmail();
    await invite(cast.landlord, cast, email);
    const first = await newest(email);
    const { id } = (await invite(cast.landlord, cast, email, 'viewer')).json<Schemas['TeamInvitation']>();
    const second = await newest(email);
    expect((await app.send(get(`/invitations/${first}`))).statusCode).toBe(400);
    expect((await app.send(get(`/invitations/${second}`))).json()).toMatchObject({ role: 'viewer' });
    const cancelled = await app.send({ ...remove(`${team(cast)}/${id}`), bearer: cast.landlord.bearer });
    expect(cancelled.statusCode).toBe(204);
    expect((await accept(second, person)).statusCode).toBe(400);
    expect((await listOf(cast)).invitations).toEqual([]);

    await invite(cast.landlord, cast, email);
    const third = await newest(email);
    for (let sent = 3; sent < 20; sent += 1) {
      expect((await invite(cast.landlord, cast, newEmail())).statusCode).toBe(201);
    }
    expect((await invite(cast.landlord, cast, newEmail())).statusCode).toBe(429);
    const before = app.now;
    app.now = new Date(before.getTime() + 7 * 24 * 3_600_000);
    const late = await app.send(get(`/invitations/${third}`));
    app.now = before;
    expect(late.statusCode).toBe(400);
  });
});

it('tells colleagues, and nobody else, who wrote a message and who changed an announcement', async () => {
  const cast = await makeCast(app);
  const thread = await threadId({ app, cast });
  const editor = await addColleague(app, cast, 'editor');
  expect((await write(cast, editor)).json()).toMatchObject({ message: { author: 'editor Colleague' } });
  const changed = await app.send({
    ...patch(`/properties/${cast.propertyId}`, { description: 'Quiet' }),
    bearer: editor.bearer,
  });
  expect(changed.statusCode).toBe(200);

  const messages = async ({ bearer }: Person) =>
    (await app.send({ ...get(`/threads/${thread}/messages`), bearer })).json<Schemas['ThreadMessages']>()
      .results;
  expect((await messages(cast.landlord)).at(-1)).toMatchObject({
    sender: 'landlord',
    author: 'editor Colleague',
  });
  expect((await messages(cast.tenant)).at(-1)).not.toHaveProperty('author');
  const announcement = async ({ bearer }: Person) =>
    (await app.send({ ...get(`/announcement/${cast.announcementId}`), bearer })).json<
      Schemas['Announcement']
    >();
  expect((await announcement(cast.landlord)).lastChange).toMatchObject({ by: 'editor Colleague' });
  expect(await announcement(cast.tenant)).not.toHaveProperty('lastChange');
  const audit = await app.send({ ...get(`/audit?actor=${editor.userId}`), bearer: cast.admin.bearer });
  expect(audit.json()).toMatchObject({ results: [{ action: 'updateProperty' }] });

  // The work stays, without the name.
  await confirmPassword(app, editor);
  expect((await app.send({ ...remove(`/user/${editor.userId}`), bearer: editor.bearer })).statusCode).toBe(
    204,
  );
  const last = (await messages(cast.landlord)).at(-1);
  expect(last).toMatchObject({ text: 'It is free.' });
  expect(last).not.toHaveProperty('author');
});

describe('who is removed', () => {
  it('is out at once, streams included, is told why, and what they did keeps their name', async () => {
    const cast = await makeCast(app);
    const thread = await threadId({ app, cast });
    const editor = await addColleague(app, cast, 'editor');
    await write(cast, editor);
    const stream = await fetch(`${origin}/api/v1/user/${editor.userId}/events`, {
      headers: { authorization: `Bearer ${editor.bearer}` },
    });
    const removed = await app.send({
      ...remove(`${team(cast)}/${editor.userId}`),
      bearer: cast.landlord.bearer,
    });
    expect(removed.statusCode).toBe(204);
    // Resolves once the server has ended it.
    expect(await stream.text()).toContain('connected');

    for (const request of [
      post('/messages', { tenant: cast.tenant.userId, announcement: cast.announcementId, text: 'One more' }),
      patch(`/properties/${cast.propertyId}`, { description: 'Typed for long' }),
      get(`/threads/${thread}`),
    ]) {
      const refused = await app.send({ ...request, bearer: editor.bearer });
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'not_in_team' }]);
    }
    const own = await app.send({ ...get(`/user/${editor.userId}/announcement`), bearer: editor.bearer });
    expect(own.json()).toEqual([]);
    const { results } = (
      await app.send({ ...get(`/threads/${thread}/messages`), bearer: cast.landlord.bearer })
    ).json<Schemas['ThreadMessages']>();
    expect(results.at(-1)).toMatchObject({ text: 'It is free.', author: 'editor Colleague' });
  });

  it.skipIf(!canContend)('while writing is refused, and nothing of it is written', async () => {
    const cast = await makeCast(app);
    const editor = await addColleague(app, cast, 'editor');
    const late = await contend(
      app.database,
      () =>
        app.database.queries.execute(
          `update members set ended_at = now() where user_id = '${editor.userId}'`,
        ),
      () =>
        app.send({
          ...patch(`/properties/${cast.propertyId}`, { description: 'Too late' }),
          bearer: editor.bearer,
        }),
    );
    expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'not_in_team' }]);
    const kept = await app.send({ ...get(`/properties/${cast.propertyId}`), bearer: cast.landlord.bearer });
    expect(kept.json()).not.toMatchObject({ description: 'Too late' });
  });
});

it('colleagues of every role leave; the organisation neither leaves nor goes while there are any', async () => {
  const cast = await makeCast(app);
  const { landlord } = cast;
  const colleagues = [await addColleague(app, cast, 'viewer'), await addColleague(app, cast, 'owner')];
  const itself = await app.send({ ...remove(`${team(cast)}/${landlord.userId}`), bearer: landlord.bearer });
  expect([itself.statusCode, itself.json()]).toMatchObject([409, { code: 'last_owner' }]);
  await confirmPassword(app, landlord);
  const account = () => app.send({ ...remove(`/user/${landlord.userId}`), bearer: landlord.bearer });
  expect((await account()).json()).toMatchObject({ code: 'last_owner' });
  for (const { userId, bearer } of colleagues) {
    const left = await app.send({ ...remove(`/user/${userId}/team/${userId}`), bearer });
    expect(left.statusCode).toBe(204);
  }
  expect((await listOf(cast)).members).toHaveLength(1);
  expect((await account()).statusCode).toBe(204);
});
