import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcements, auditLog, reports, threads } from '../../src/db/schema.ts';
import { reportStore } from '../../src/modules/reports/store.ts';
import { alertsOf } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import { addLandlord, addTenant, type LandlordParty, type Party } from '../support/parties.ts';
import { missing, premises, startPremises } from '../support/premises.ts';
import { png } from '../support/pngs.ts';
import { upload, uploaded } from '../support/uploads.ts';
import { codeOf, openThread, viewingCalls, viewingIn } from '../support/viewings.ts';

type Schemas = components['schemas'];
type Announcement = Schemas['Announcement'];
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let landlord: Parts['landlord'];
let otherLandlord: Parts['otherLandlord'];
let send: Parts['send'];
let residenceOf: Parts['residenceOf'];

beforeAll(async () => {
  ({ app, landlord, otherLandlord, send, residenceOf } = await startPremises());
});
afterAll(() => app.close());

const copy = (id: string, headers?: Record<string, string>, session = landlord) =>
  send('POST', `/announcement/copy/${id}`, session, undefined, headers);

/** A public announcement with a picture, a panorama of its surroundings, and wishes of tenants. */
async function withPictures(): Promise<Announcement> {
  const content = png({ width: 2, height: 1 });
  const file = [
    await uploaded(app, landlord.bearer),
    (
      await upload(app, {
        bearer: landlord.bearer,
        url: '/files?surround=true',
        name: 'yard_360.png',
        content,
      })
    ).json(),
  ];
  const { id } = await residenceOf(landlord, { file });
  const criteria = {
    industries: ['fi'],
    creditRating: [],
    operatingMargin: [],
    employee: [],
    publicDisplay: true,
  };
  const captions = [{ id: file[0].id, caption: ' A bright hall ' }];
  const described = await send('PATCH', `/residence/${id}`, landlord, { captions });
  expect(described.json(), described.body).toMatchObject({
    files: [{ caption: 'A bright hall' }, {}],
  });
  const answer = await send('POST', `/announcement/residence/${id}`, landlord, {
    ...premises,
    description: 'Two bright rooms',
    amenities: ['kitchen'],
    criteria,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Announcement>();
}

const pictureOf = async (key: string) => {
  const answer = await app.send({ method: 'GET', url: `/files/${key}` });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

const storedFiles = () =>
  readdirSync(join(app.folder, 'files'), { recursive: true })
    .map(String)
    .toSorted((one, other) => one.localeCompare(other));

const keysOf = ({ residence }: Announcement) => residence.files.map(({ key }) => key);

it('its landlord is told since when an announcement is as it is, and nobody else', async () => {
  const { id, createdAt = '', updatedAt = '', residence } = await withPictures();
  expect(createdAt).toBe(app.now.toISOString());
  const read = (url: string, { bearer }: Pick<Party, 'bearer'>) => app.send({ method: 'GET', url, bearer });
  const before = (await read(`/residence/${residence.id}`, landlord)).json();
  expect(before).toMatchObject({ createdAt });
  const changed = await send('PATCH', `/announcement/${id}`, landlord, { reference: 'Hall 7' });
  const { createdAt: same, updatedAt: changedAt = '' } = changed.json<Announcement>();
  expect(same).toBe(createdAt);
  expect(Date.parse(changedAt)).toBeGreaterThan(Date.parse(updatedAt));
  expect((await read(`/residence/${residence.id}`, landlord)).json()).toEqual(before);
  const unchanged = await send('PATCH', `/announcement/${id}`, landlord, { reference: 'Hall 7' });
  expect(unchanged.json()).toMatchObject({ updatedAt: changedAt });
  const tenant = await app.logIn('tenant@tilava.example');
  const shown = await read(`/announcement/${id}`, tenant);
  expect(shown.statusCode, shown.body).toBe(200);
  expect(shown.body).not.toMatch(/createdAt|updatedAt/);
});

it('a copy is hidden, says the same, and has pictures of its own in the same order', async () => {
  const original = await withPictures();
  const answer = await copy(original.id);
  expect(answer.statusCode, answer.body).toBe(201);
  const made = answer.json<Announcement>();
  expect(answer.headers['location']).toBe(`/api/v1/announcement/${made.id}`);
  expect(made.isActive).toBe(false);
  const own = { id: '', announcement: '', isActive: false, propertyPics: [], surroundPics: [] };
  expect({ ...made.properties, ...own }).toEqual({ ...original.properties, ...own });
  const shape = ({ residence }: Announcement) =>
    residence.files.map(({ name, surround, caption }) => ({ name, surround, caption }));
  expect(shape(made)).toEqual(shape(original));
  expect(keysOf(made).map((key) => key.endsWith('_360'))).toEqual([false, true]);
  for (const [index, key] of keysOf(made).entries()) {
    expect(keysOf(original)).not.toContain(key);
    expect(await pictureOf(key)).toEqual(await pictureOf(keysOf(original)[index] ?? ''));
  }
});

it('a picture is described until it is described by nothing, and only as one of its residence', async () => {
  const { residence } = await withPictures();
  const [hall] = residence.files;
  const url = `/residence/${residence.id}`;
  const describe = (caption: string | null, id = hall?.id, session = landlord) =>
    send('PATCH', url, session, { captions: [{ id, caption }] });
  const version = async () => (await send('GET', url, landlord)).headers['etag'];
  const before = await version();
  expect((await describe('A bright hall')).statusCode).toBe(200);
  expect(await version()).toBe(before);
  expect((await describe('  ')).json<Schemas['OwnResidence']>().files[0]).not.toHaveProperty('caption');
  expect(await version()).not.toBe(before);
  for (const [refused, pointer] of [
    [await describe('Elsewhere', missing), '/body/captions/0/id'],
    [await describe('a'.repeat(201)), '/body/captions/0/caption'],
  ] as const)
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer }] });
  expect((await describe('Mine', hall?.id, otherLandlord)).statusCode).toBe(404);
});

it('a copy outlives its original, and the original its copy', async () => {
  const original = await withPictures();
  const first = (await copy(original.id)).json<Announcement>();
  const second = (await copy(first.id)).json<Announcement>();
  for (const { properties } of [original, second])
    expect((await send('DELETE', `/properties/${properties.id}`, landlord)).statusCode).toBe(204);
  for (const key of keysOf(first)) await pictureOf(key);
  expect((await send('GET', `/announcement/${first.id}`, landlord)).json()).toEqual(first);
});

it('a copy whose answer was lost is not made twice, and keeps no pictures besides', async () => {
  const original = await withPictures();
  const key = { 'idempotency-key': 'copy-of-the-same' };
  const first = (await copy(original.id, key)).json<Announcement>();
  const stored = storedFiles();
  const again = await copy(original.id, key);
  expect(again.json()).toEqual(first);
  expect(storedFiles()).toEqual(stored);
});

it('what an admin has hidden because of a report cannot be copied, nor what is another’s or nobody’s', async () => {
  const { id } = await withPictures();
  expect((await copy(id, {}, otherLandlord)).statusCode).toBe(404);
  expect((await copy(missing)).statusCode).toBe(404);
  const tenant = await addTenant(app, 'reporter@tilava.example');
  const reporting = { method: 'POST', url: '/reports', bearer: tenant.bearer } as const;
  await app.send({
    method: 'POST',
    url: `/user/${tenant.userId}/favorite/${id}?interested=true`,
    bearer: tenant.bearer,
  });
  const reported = await app.send({
    ...reporting,
    body: { kind: 'announcement', item: id, reason: 'fraud' },
  });
  expect(reported.statusCode, reported.body).toBe(201);
  await app.database.queries
    .update(reports)
    .set({ decision: 'announcementHidden' })
    .where(eq(reports.announcementId, id));
  const refused = await copy(id);
  expect(refused.statusCode, refused.body).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'announcement_withheld' });
});

it('premises that are let are hidden, keep their threads, whose sides are told, and cancel what is booked', async () => {
  const tenant = await addTenant(app, 'finder@tilava.example');
  const owner = await addLandlord(app, 'lessor@tilava.example');
  const thread = await openThread(app, tenant.userId, owner);
  const startsAt = new Date(app.now.getTime() + 48 * 3_600_000).toISOString().slice(0, 14) + '00:00Z';
  const calls = viewingCalls(app);
  viewingIn(await calls.create(owner, { thread, startsAt, lengthMinutes: 30 }));
  const url = `/announcement/${owner.announcementId}`;
  const read = (by: Party) => app.send({ method: 'GET', url, bearer: by.bearer });
  expect((await read(owner)).json()).toMatchObject({
    upcomingViewings: 1,
    nextViewing: new Date(startsAt).toISOString(),
  });
  expect((await read(tenant)).json()).not.toHaveProperty('upcomingViewings');
  const change = (body: Schemas['AnnouncementChanges'], by: Party = owner) =>
    app.send({ method: 'PATCH', url, bearer: by.bearer, body });
  const isLet = await change({ isActive: false, letFrom: '2027-01-01' });
  expect(isLet.json(), isLet.body).toMatchObject({
    isActive: false,
    letFrom: '2027-01-01',
    upcomingViewings: 0,
    nextViewing: null,
  });
  expect(await calls.thread(tenant, thread)).toMatchObject({
    isLet: true,
    state: 'open',
    nextViewing: { state: 'cancelled' },
  });
  expect(codeOf(await calls.create(owner, { thread, startsAt, lengthMinutes: 30 }))).toBe(
    'viewing_unavailable',
  );
  // Hiding again what is hidden does not put it back; null does.
  expect((await change({ isActive: false })).json()).toMatchObject({ letFrom: '2027-01-01' });
  const copied = await app.send({
    method: 'POST',
    url: `/announcement/copy/${owner.announcementId}`,
    bearer: owner.bearer,
  });
  expect(copied.json()).toMatchObject({ isActive: false, letFrom: null });
  expect((await change({ isActive: false, letFrom: null })).json()).toMatchObject({ letFrom: null });
  await change({ isActive: false, letFrom: '2026-01-31' });
  expect((await change({ isActive: true })).json()).toMatchObject({ isActive: true, letFrom: null });
  expect(await calls.thread(tenant, thread)).toMatchObject({ isLet: false });
  const refused = await change({ isActive: true, letFrom: '2027-01-01' });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '/body/letFrom' }] });
  expect((await read(tenant)).json()).not.toHaveProperty('letFrom');
  expect((await change({ isActive: false, letFrom: '2027-01-01' }, tenant)).statusCode).toBe(403);
});

it('what a suspension has hidden and its landlord has let stays let when the suspension ends', async () => {
  const owner = await addLandlord(app, 'suspended@tilava.example');
  const { announcementId } = owner;
  await app.database.queries.insert(reports).values({
    id: uuidv7(),
    subject: 'Testikatu 1',
    kind: 'announcement',
    reason: 'fraud',
    affectedId: owner.userId,
    announcementId,
    hiddenIds: [announcementId],
    decision: 'suspended',
  });
  await app.database.queries
    .update(announcements)
    .set({ isActive: false, letFrom: '2027-01-01' })
    .where(eq(announcements.id, announcementId));
  await reportStore(app.database).applyDecisions(owner.userId, '2026-11-21');
  const url = `/announcement/${announcementId}`;
  const read = await app.send({ method: 'GET', url, bearer: owner.bearer });
  expect(read.json()).toMatchObject({ isActive: false, letFrom: '2027-01-01' });
});

it('a landlord deletes an announcement: its threads are closed and kept, and the audit log says who did it', async () => {
  const tenant = await addTenant(app, 'writer@tilava.example');
  const owner = await addLandlord(app, 'leaver@tilava.example');
  const text = 'Is it still free?';
  const body = { announcement: owner.announcementId, tenant: tenant.userId, text, showsInterest: true };
  const sent = await app.send({ method: 'POST', url: '/messages', bearer: tenant.bearer, body });
  const { thread } = sent.json<Schemas['SentMessage']>();
  const gone = await app.send({
    method: 'DELETE',
    url: `/properties/${owner.propertyId}`,
    bearer: owner.bearer,
  });
  expect(gone.statusCode, gone.body).toBe(204);
  for (const { bearer } of [tenant, owner]) {
    const read = await app.send({ method: 'GET', url: `/threads/${thread}`, bearer });
    expect(read.json()).toMatchObject({ state: 'closed', announcement: null });
  }
  const [row] = await app.database.queries.select().from(threads).where(eq(threads.id, thread));
  expect(row).toMatchObject({ tenantId: tenant.userId, landlordId: owner.userId });
  const entries = await app.database.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, owner.propertyId));
  expect(entries).toMatchObject([{ action: 'deleteProperty', adminId: owner.userId }]);
  expect(
    (await app.send({ method: 'GET', url: `/announcement/${owner.announcementId}`, bearer: owner.bearer }))
      .statusCode,
  ).toBe(404);
});

it('whoever has saved premises hears the next morning that they are let, and nothing of a slip', async () => {
  const workers = await alertsOf(app);
  const saver = await addTenant(app, 'saver@tilava.example');
  const slip = await addLandlord(app, 'hasty@tilava.example');
  const owner = await addLandlord(app, 'done@tilava.example');
  for (const { announcementId } of [owner, slip]) {
    const url = `/user/${saver.userId}/favorite/${announcementId}`;
    expect((await app.send({ method: 'POST', url, bearer: saver.bearer })).statusCode).toBe(204);
  }
  const change = ({ announcementId, bearer }: LandlordParty, body: Schemas['AnnouncementChanges']) =>
    app.send({ method: 'PATCH', url: `/announcement/${announcementId}`, bearer, body });
  for (const by of [owner, slip]) await change(by, { isActive: false, letFrom: '2027-01-01' });
  await change(slip, { isActive: true });
  await workers.changes.mail();
  app.now = new Date('2026-11-22T06:00:00Z');
  await workers.changes.mail();
  await workers.drain();
  const [mail, ...others] = await mailsTo(app, saver.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('No longer available: Testikatu 1, 90100 Oulu');
  expect(mail?.text).toContain('Let to someone else\n');
  // Their page is not there any more.
  expect(mail?.text).not.toContain(owner.propertyId);
});
