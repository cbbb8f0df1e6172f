import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '../../src/db/schema.ts';
import { premises, refusal, startPremises } from '../support/premises.ts';

type Schemas = components['schemas'];
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let landlord: Parts['landlord'];
let send: Parts['send'];
let residenceOf: Parts['residenceOf'];
beforeAll(async () => {
  ({ app, landlord, send, residenceOf } = await startPremises());
});
afterAll(() => app.close());

const read = async (url: string) => {
  const answer = await send('GET', url, landlord);
  return {
    body: answer.json<Schemas['Announcement'] & Schemas['OwnResidence']>(),
    tag: versionIn(answer.headers.etag),
  };
};

/** An office that is published, with where its parts are. */
async function published() {
  const { id } = await residenceOf(landlord);
  const answer = await send('POST', `/announcement/residence/${id}`, landlord, premises);
  const announcement = answer.json<Schemas['Announcement']>();
  return {
    residence: `/residence/${id}`,
    announcement: `/announcement/${announcement.id}`,
    property: `/properties/${announcement.properties.id}`,
  };
}

type Place = keyof Awaited<ReturnType<typeof published>>;
const tagsOf = async (urls: Readonly<Record<Place, string>>) => ({
  residence: (await read(urls.residence)).tag,
  announcement: (await read(urls.announcement)).tag,
  property: (await read(urls.property)).tag,
});
const typesOf = async (urls: Readonly<Record<Place, string>>) => {
  const { body: announcement } = await read(urls.announcement);
  const { body: residence } = await read(urls.residence);
  return [residence.houseType, announcement.residence.houseType, announcement.properties.residenceType];
};

/** Without the mark of the whole answer. */
function versionIn(tag: unknown): string {
  return String(tag).replace(/-[^"]*/, '');
}

describe('what a house is, is one fact:', () => {
  it('an announcement that says something else than its residence is refused', async () => {
    const { id } = await residenceOf(landlord, { houseType: 'storage' });
    const publish = (residenceType: string) =>
      send('POST', `/announcement/residence/${id}`, landlord, { ...premises, residenceType });
    const refused = await publish('office');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, refusal('/body/residenceType')]);
    expect((await read(`/residence/${id}`)).body.houseType).toBe('storage');
    const answer = await publish('storage');
    expect(answer.json()).toMatchObject({
      residence: { houseType: 'storage' },
      properties: { residenceType: 'storage' },
    });
  });

  it.each([
    ['property', { residenceType: 'storage' }],
    ['residence', { houseType: 'storage' }],
  ] as const)('a change of the %s is one of all that tell it, and of their versions', async (part, body) => {
    const urls = await published();
    const before = await tagsOf(urls);
    const changed = await send('PATCH', urls[part], landlord, body);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject(body);
    expect(changed.headers.etag).toBe('"2"');
    expect(await typesOf(urls)).toEqual(['storage', 'storage', 'storage']);
    expect(await tagsOf(urls)).toEqual({ residence: '"2"', announcement: '"2"', property: '"2"' });
    for (const [url, tag, stale] of [
      [urls.residence, before.residence, { houseType: 'office' }],
      [urls.property, before.property, { residenceType: 'office' }],
    ] as const) {
      const answer = await send('PATCH', url, landlord, stale, { 'if-match': tag });
      expect(answer.statusCode).toBe(412);
    }
    const [row] = await app.database.queries
      .select()
      .from(announcements)
      .where(eq(announcements.id, urls.announcement.slice('/announcement/'.length)));
    // What tenants seek finds it as what it is now.
    expect(row?.residenceFlag).toBe(2);
  });

  it('a change that changes nothing is no other version of a residence', async () => {
    const urls = await published();
    const before = await tagsOf(urls);
    await send('PATCH', urls.residence, landlord, { houseType: 'office' });
    expect(await tagsOf(urls)).toEqual(before);
    await send('PATCH', urls.property, landlord, { residenceType: 'office' });
    expect((await tagsOf(urls)).residence).toBe(before.residence);
  });

  it('a residence that is not published yet keeps its own, and may change it', async () => {
    const { id } = await residenceOf(landlord, { houseType: 'garage' });
    const url = `/residence/${id}`;
    const changed = await send('PATCH', url, landlord, { houseType: 'retail' });
    expect([changed.json(), changed.headers.etag]).toMatchObject([{ houseType: 'retail' }, '"2"']);
    expect((await read(url)).body.houseType).toBe('retail');
    const answer = await send('POST', `/announcement/residence/${id}`, landlord, {
      ...premises,
      residenceType: 'retail',
    });
    expect(answer.json()).toMatchObject({ residence: { houseType: 'retail' } });
  });
});
