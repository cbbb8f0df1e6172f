import type { PublicPage } from '@tilava/domain/publicPage';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/db/schema.ts';
import { publicPageReader } from '../../src/modules/announcements/publicPages.ts';
import { announcementStore } from '../../src/modules/announcements/store.ts';
import { privatePerson } from '../support/canaryUsers.ts';
import { addAnnouncement, addLandlord, addTenant, type LandlordParty, placeAt } from '../support/parties.ts';
import { missing } from '../support/premises.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { png } from '../support/pngs.ts';
import { upload } from '../support/uploads.ts';
import { writeWebFolder } from '../support/webFolder.ts';

type Schemas = components['schemas'];

/** Draws all that it is told, so that nothing that a page may know is overlooked. */
const build = writeWebFolder({
  'index.html': 'app',
  'server/publicPage.mjs': 'export const drawPublicPage = (page) => JSON.stringify(page);',
});

let app: TestApplication;
let landlord: LandlordParty;

beforeAll(async () => {
  app = await startTestApplication({ PUBLIC_URL: 'https://tilava.example' }, {}, { webFolder: build.folder });
  landlord = await addLandlord(app, 'canary-owner@pages.example', privatePerson('Owner'));
});
afterAll(async () => {
  await app.close();
  build.remove();
});

const change = (
  body: Schemas['AnnouncementChanges'],
  by: { bearer: string } = landlord,
  id = landlord.announcementId,
) => app.send({ method: 'PATCH', url: `/announcement/${id}`, bearer: by.bearer, body });

const open = (id = landlord.announcementId, headers: Record<string, string> = {}, search = '') =>
  app.server.inject({ url: `/premises/${id}${search}`, headers });

const readPage = ({ body }: { readonly body: string }): PublicPage =>
  JSON.parse(body.replace('<!doctype html>', '')) as PublicPage;

const pageOf = async (...request: Parameters<typeof open>) => readPage(await open(...request));

const textAt = async (url: string) => (await app.server.inject({ url })).body;

describe('the page of an announcement', () => {
  it('is there for anybody as soon as its landlord wants it, and gone when it is hidden, let or switched off', async () => {
    expect(await open()).toMatchObject({ statusCode: 404, body: 'app' });
    const on = await change({ publicPage: 'link' });
    expect(on.json()).toMatchObject({ publicPage: 'link' });
    const { headers, statusCode } = await open();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('Accept-Language') as string,
    });
    expect(String(headers['content-security-policy'])).toContain("script-src 'none'");
    for (const gone of [{ isActive: false }, { isActive: false, letFrom: '2027-01-01' }] as const) {
      await change(gone);
      expect((await open()).statusCode).toBe(410);
      await change({ isActive: true });
      expect((await open()).statusCode).toBe(200);
    }
    await change({ publicPage: 'none' });
    const off = await open();
    expect([off.statusCode, readPage(off).premises]).toEqual([410, null]);
    await change({ publicPage: 'search' });
    expect((await open()).headers).not.toHaveProperty('x-robots-tag');
  });

  it('is asked for again only by its tag, and is another one once something changes', async () => {
    await change({ publicPage: 'link' });
    const { headers } = await open();
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await open(undefined, known)).statusCode).toBe(304);
    await change({ publicPage: 'search' });
    expect((await open(undefined, known)).statusCode).toBe(200);
  });

  it('speaks the language of its address, else the one that was chosen, else that of the browser', async () => {
    const finnish = { 'accept-language': 'fi' };
    expect((await pageOf(undefined, finnish)).language).toBe('fi');
    expect((await pageOf(undefined, { ...finnish, cookie: 'tilava.language=sv' })).language).toBe('sv');
    const asked = await open(undefined, finnish, '?lang=en');
    expect([asked.headers['content-language'], asked.headers['vary'] ?? '']).toEqual([
      'en',
      expect.not.stringContaining('Accept-Language'),
    ]);
    expect((await pageOf(undefined, finnish, '?lang=xx&lang=yy')).language).toBe('fi');
  });

  it('tells nothing of its landlord, of tenants, or of what its landlord calls and wishes', async () => {
    const tenant = await addTenant(app, 'canary-tenant@pages.example', privatePerson('Seeker'));
    const criteria = { industries: ['fi'], publicDisplay: true };
    const answers = [
      await change({ reference: 'canary-reference', publicPage: 'search' }),
      await app.send({
        method: 'PATCH',
        url: `/properties/${landlord.propertyId}`,
        bearer: landlord.bearer,
        body: { description: 'Bright rooms', criteria },
      }),
      await app.send({
        method: 'POST',
        url: `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`,
        bearer: tenant.bearer,
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204]);
    const { body } = await open();
    expect(body).toContain('Bright rooms');
    expect(body).not.toMatch(/canary|Owner|Seeker|@|criteria|nterest|points|views/u);
    expect(body).not.toContain(landlord.userId);
    expect(body).not.toContain(tenant.userId);
  });

  it('shows pictures that anybody can load, with their size, and without the names of their files', async () => {
    const file = { bearer: landlord.bearer, name: 'canary.png', content: png({ width: 4, height: 3 }) };
    const { id } = (await upload(app, file)).json<Schemas['FileRecord']>();
    const { json } = await app.send({
      method: 'GET',
      url: `/announcement/${landlord.announcementId}`,
      bearer: landlord.bearer,
    });
    const residence = json<Schemas['Announcement']>().residence.id ?? '';
    const attached = { propertyPics: [id], captions: [{ id, caption: 'The hall' }] };
    await app.send({
      method: 'PATCH',
      url: `/residence/${residence}`,
      bearer: landlord.bearer,
      body: attached,
    });
    const { premises } = await pageOf();
    const [picture] = premises?.pictures ?? [];
    expect(picture).toEqual({
      key: expect.any(String) as string,
      caption: 'The hall',
      size: { width: 4, height: 3 },
    });
    expect((await app.send({ method: 'GET', url: `/files/${picture?.key}` })).statusCode).toBe(200);
  });

  it.each([missing, 'unknown', `${missing}%00`, '..%2f..%2fserver', `${missing}'--`, 'Ä'.repeat(300)])(
    'is the app’s where there is none: %s',
    async (id) => {
      const answer = await open(id);
      expect([answer.statusCode, answer.body]).toEqual([404, 'app']);
    },
  );

  it('is its landlord’s and an admin’s to choose, of no one else, and is written down', async () => {
    const rival = await addLandlord(app, 'rival@pages.example');
    const tenant = await addTenant(app, 'reader@pages.example');
    expect((await change({ publicPage: 'link' }, rival)).statusCode).toBe(404);
    expect((await change({ publicPage: 'link' }, tenant)).statusCode).toBe(403);
    const admin = await app.logIn('admin@tilava.example');
    expect((await change({ publicPage: 'link' }, admin)).statusCode).toBe(200);
    const [entry] = await app.database.queries
      .select({ fields: auditLog.fields })
      .from(auditLog)
      .where(eq(auditLog.targetId, landlord.announcementId));
    expect(entry).toEqual({ fields: ['publicPage'] });
    await change({ publicPage: 'search' });
    const copy = await app.send({
      method: 'POST',
      url: `/announcement/copy/${landlord.announcementId}`,
      bearer: landlord.bearer,
    });
    expect(copy.json()).toMatchObject({ publicPage: 'none' });
    expect((await open(copy.json<Schemas['Announcement']>().id)).statusCode).toBe(404);
  });

  it('leads tenants to its match, however far away it is', async () => {
    const tenant = await addTenant(app, 'far@pages.example');
    const far = await addAnnouncement(app, landlord.userId, placeAt(20_000));
    const match = () =>
      app.send({
        method: 'POST',
        url: '/matchmaking?specific=true',
        bearer: tenant.bearer,
        body: { property: tenant.needId, announcement: far.announcementId },
      });
    const read = () =>
      app.send({ method: 'GET', url: `/properties/${far.propertyId}`, bearer: tenant.bearer });
    expect([(await match()).statusCode, (await read()).statusCode]).toEqual([404, 404]);
    await change({ publicPage: 'link' }, landlord, far.announcementId);
    expect([(await match()).statusCode, (await read()).statusCode]).toEqual([200, 200]);
    const theirs = async ({ announcementId }: { readonly announcementId: string }) =>
      app.send({ method: 'GET', url: `/announcement/${announcementId}`, bearer: tenant.bearer });
    expect((await theirs(far)).json()).toMatchObject({ publicPage: 'link' });
    await change({ publicPage: 'none' });
    const without = await theirs(landlord);
    expect(without.statusCode).toBe(200);
    expect(without.json()).not.toHaveProperty('publicPage');
    await change({ isActive: false }, landlord, far.announcementId);
    expect([(await match()).statusCode, (await read()).statusCode]).toEqual([404, 404]);
  });
});

describe('search engines', () => {
  it('are told of the pages that are for them, in each language, and of no others', async () => {
    await change({ isActive: true, publicPage: 'search' });
    const address = `https://tilava.example/premises/${landlord.announcementId}`;
    const listed = await textAt('/sitemap.xml');
    expect(listed.match(/<loc>[^<]*<\/loc>/gu)).toEqual(
      ['en', 'fi', 'sv'].map((language) => `<loc>${address}?lang=${language}</loc>`),
    );
    await change({ publicPage: 'link' });
    expect(await textAt('/sitemap.xml')).not.toContain(address);
    await change({ publicPage: 'search', isActive: false });
    expect(await textAt('/sitemap.xml')).not.toContain(address);
  });

  it('are told where the sitemap is, and may load pictures', async () => {
    const robots = await textAt('/robots.txt');
    expect(robots).toContain('Sitemap: https://tilava.example/sitemap.xml');
    expect(robots).toContain('Allow: /api/v1/files/');
    expect(robots).not.toContain('Disallow: /premises');
  });

  it('find pages in parts where there are too many for one', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const made = await addAnnouncement(app, landlord.userId, { publicPage: 'search' });
        return made.announcementId;
      }),
    );
    const reader = publicPageReader({
      database: app.database,
      store: announcementStore(app.database),
      pictures: { sizeOf: async () => null },
    });
    const sorted = ids.toSorted();
    const ends = await reader.listEnds(2);
    expect(ends).toEqual([sorted[1], sorted[3]]);
    const parts = await Promise.all([null, ...ends].map((after) => reader.listIds(after, 2)));
    expect(parts.flat()).toEqual(sorted);
  });
});
