import { describe, expect, it } from 'vitest';
import { publicAnnouncementCache } from './present.ts';
import type { StoredPicture } from '../residences/store.ts';
import { unpublished } from './service.ts';
import type { RevisedAnnouncement } from './store.ts';
import { emptyListing } from './toRow.ts';

const id = '00000000-0000-4000-8000-000000000001';

const row: RevisedAnnouncement = {
  ...emptyListing,
  id,
  userId: 'somebody',
  residenceId: 'residence',
  propertyId: 'property',
  isActive: true,
  ...unpublished,
  address: 'Kalevankatu 30, 00100 Helsinki',
  latitude: 60.165,
  longitude: 24.932,
  cell: 0,
  description: 'First',
  residenceType: 'office',
  residenceFlag: 1,
  rooms: 1,
  floor: 1,
  amenities: 0,
  size: 50_00,
  rent: 100_00,
  moveInDate: '2026-12-01',
  createdAt: new Date('2026-11-01T08:00:00Z'),
  updatedAt: new Date('2026-11-01T08:00:00Z'),
  version: 1,
  revision: '1',
};

const picture = (name: string): StoredPicture => ({ id: name, key: name, name, surround: false });

function openStore() {
  const stored = { rows: [row], pictures: [picture('old')], timesRead: 0, afterOne: () => {} };
  const answer = <Answer>(value: Answer): Promise<Answer> => {
    stored.afterOne();
    return Promise.resolve(value);
  };
  const views = publicAnnouncementCache({
    listByIds(ids: readonly string[]) {
      if (ids.length === 0) return Promise.resolve([]);
      stored.timesRead += 1;
      return answer([...stored.rows]);
    },
    picturesOf: () => answer(new Map([['residence', [...stored.pictures]]])),
  });
  const revisions = () => new Map(stored.rows.map((each) => [each.id, each.revision] as const));
  return { stored, read: () => views([id], Promise.resolve(revisions())) };
}

describe('what everybody sees of announcements', () => {
  it('is read once, and while its revision stays the same not again', async () => {
    const { stored, read } = openStore();
    const first = await read();
    expect(await read()).toEqual(first);
    expect(stored.timesRead).toBe(1);
  });

  it('is read anew under another revision', async () => {
    const { stored, read } = openStore();
    await read();
    stored.rows = [{ ...row, description: 'Second', revision: '2' }];
    expect((await read()).get(id)?.announcement.properties.description).toBe('Second');
  });

  it('is gone with its row', async () => {
    const { stored, read } = openStore();
    await read();
    stored.rows = [];
    expect((await read()).size).toBe(0);
  });

  it('never keeps pictures that are older than its row', async () => {
    const { stored, read } = openStore();
    stored.afterOne = () => {
      stored.rows = [{ ...row, revision: '2' }];
      stored.pictures = [picture('new')];
    };
    await read();
    const { announcement } = (await read()).get(id) ?? {};
    expect(announcement?.residence.files.map(({ name }) => name)).toEqual(['new']);
  });
});
